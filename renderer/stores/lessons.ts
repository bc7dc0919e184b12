import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { TableId } from '../../core/base/ids.ts';
import { kept, KNOWN, LESSONS } from './device.ts';

/** Tables that are remembered; older ones count as never taught. */
const MOST = 100;

/** How far a table has been explained on this device. */
interface Course {
  readonly table: string;
  readonly isOn: boolean;
  /** The table was set up for nothing but to learn the game. */
  readonly isLesson?: true;
  /** The keys of the notes that were shown. */
  readonly seen: readonly string[];
}

/** Which games are known here, which tables explain theirs as it is played, and which notes were shown there; kept by this device. */
export const useLessons = defineStore('lessons', () => {
  const courses = shallowRef<readonly Course[]>(parsed(kept.read(LESSONS) ?? '[]'));

  const courseOf = (table: TableId): Course | undefined => courses.value.find((one) => one.table === table);
  const isTaught = (table: TableId): boolean => courseOf(table)?.isOn ?? false;
  const hasSeen = (table: TableId, lesson: string): boolean =>
    courseOf(table)?.seen.includes(lesson) ?? false;

  function keep(course: Course): void {
    courses.value = [...courses.value.filter(({ table }) => table !== course.table), course].slice(-MOST);
    kept.write(LESSONS, JSON.stringify(courses.value));
  }

  const known = shallowRef<readonly string[]>((kept.read(KNOWN) ?? '').split(' '));
  const isKnown = (game: string): boolean => known.value.includes(game);
  /** Nobody is asked here again whether the game is to be explained. */
  function know(game: string): void {
    if (isKnown(game)) return;
    known.value = [...known.value, game];
    kept.write(KNOWN, known.value.join(' '));
  }

  /** Explains the game at a table from its first note on. */
  function teach(table: TableId, game: string): void {
    const { isLesson } = courseOf(table) ?? {};
    keep({ table, isOn: true, seen: [], ...(isLesson && { isLesson }) });
    know(game);
  }
  /** The same at a table that is there for nothing else. */
  function begin(table: TableId, game: string): void {
    keep({ table, isOn: true, seen: [], isLesson: true });
    know(game);
  }
  const isLesson = (table: TableId): boolean => courseOf(table)?.isLesson ?? false;
  /** Explains nothing more there. */
  function stop(table: TableId): void {
    const course = courseOf(table);
    if (course?.isOn === true) keep({ ...course, isOn: false });
  }
  /** A note that was shown at a table is not shown there again. */
  function markSeen(table: TableId, lesson: string): void {
    const course = courseOf(table);
    if (course !== undefined && !course.seen.includes(lesson))
      keep({ ...course, seen: [...course.seen, lesson] });
  }

  return { isTaught, isKnown, know, hasSeen, teach, begin, isLesson, stop, markSeen };
});

/** What was stored, as far as it has the right form. */
function parsed(text: string): readonly Course[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isCourse) : [];
  } catch {
    return [];
  }
}

function isCourse(value: unknown): value is Course {
  const { table, isOn, seen } = { ...(value as Partial<Course> | null) };
  return (
    typeof table === 'string' &&
    typeof isOn === 'boolean' &&
    Array.isArray(seen) &&
    seen.every((key) => typeof key === 'string')
  );
}
