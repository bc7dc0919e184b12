import { defineStore } from 'pinia';
import { shallowRef } from 'vue';
import type { TableId } from '../../core/base/ids.ts';
import { kept, KNOWN, LESSONS } from './device.ts';

/** Number of tables remembered; older ones count as never taught. */
const MOST = 100;

/** Lesson progress of one table on this device. */
interface Course {
  readonly table: string;
  readonly isOn: boolean;
  /** The table was created only to learn the game. */
  readonly isLesson?: true;
  /** The keys of the notes that were shown. */
  readonly seen: readonly string[];
}

/** The games known on this device, the tables that explain theirs, and the notes shown there. Stored on this device. */
export const useLessons = defineStore('lessons', () => {
  const courses = shallowRef<readonly Course[]>(parsed(kept.read(LESSONS) ?? '[]'));

  const courseOf = (table: TableId): Course | undefined =>
    courses.value.find((course) => course.table === table);
  const isTaught = (table: TableId): boolean => courseOf(table)?.isOn ?? false;
  const hasSeen = (table: TableId, lesson: string): boolean =>
    courseOf(table)?.seen.includes(lesson) ?? false;

  function save(course: Course): void {
    courses.value = [...courses.value.filter(({ table }) => table !== course.table), course].slice(-MOST);
    kept.write(LESSONS, JSON.stringify(courses.value));
  }

  const known = shallowRef<readonly string[]>((kept.read(KNOWN) ?? '').split(' '));
  const isKnown = (game: string): boolean => known.value.includes(game);
  /** Marks a game as known: the device no longer offers to explain it. */
  function know(game: string): void {
    if (isKnown(game)) return;
    known.value = [...known.value, game];
    kept.write(KNOWN, known.value.join(' '));
  }

  /** Starts the lessons of a table from the first note. */
  function teach(table: TableId, game: string): void {
    const { isLesson } = courseOf(table) ?? {};
    save({ table, isOn: true, seen: [], ...(isLesson && { isLesson }) });
    know(game);
  }
  /** Starts the lessons of a table that exists only for them. */
  function begin(table: TableId, game: string): void {
    save({ table, isOn: true, seen: [], isLesson: true });
    know(game);
  }
  const isLesson = (table: TableId): boolean => courseOf(table)?.isLesson ?? false;
  /** Ends the lessons of a table. */
  function stop(table: TableId): void {
    const course = courseOf(table);
    if (course?.isOn === true) save({ ...course, isOn: false });
  }
  /** Records a note as shown; it is not shown at that table again. */
  function markSeen(table: TableId, lesson: string): void {
    const course = courseOf(table);
    if (course !== undefined && !course.seen.includes(lesson))
      save({ ...course, seen: [...course.seen, lesson] });
  }

  return { isTaught, isKnown, know, hasSeen, teach, begin, isLesson, stop, markSeen };
});

/** Parses stored courses; drops malformed ones. */
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
