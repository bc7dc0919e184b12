import { computed, reactive, ref, shallowRef, watch } from 'vue';
import type { EveningLine, RecordLine, RecordList } from '../../../core/protocol/records.ts';
import { useHostStore } from '../../stores/host.ts';
import { useRecords } from './records.ts';

/** What is searched; an empty text leaves all. */
export interface HistorySearch {
  person: string;
  /** A person of the house. */
  personId: string;
  game: string;
  month: string;
}

/** The saved records that the host has listed: the newest that fit the search, and the loaded pages of older ones. */
export function useHistory() {
  const host = useHostStore();
  const { listRecords, deleteRecord } = useRecords();
  const records = shallowRef<readonly RecordLine[]>([]);
  const evenings = shallowRef<ReadonlyMap<string, EveningLine>>(new Map());
  const hasMore = ref(false);
  /** Whether the initial lists are complete. Guests get no records. */
  const isReady = ref(false);
  /** What the host says of all records; undefined before its first answer. */
  const all = shallowRef<Pick<RecordList, 'bytes' | 'games' | 'months'>>();
  const search = reactive<HistorySearch>({ person: '', personId: '', game: '', month: '' });
  const isSearching = computed(() => Object.values(search).some((text: string) => text.trim() !== ''));
  /** The search of which `records` are the result. */
  let shown = '';

  const keyOf = (): string => JSON.stringify(search);
  const filters = () =>
    Object.fromEntries(Object.entries(search).filter(([, text]: [string, string]) => text.trim() !== ''));

  /** Loads a page, unless the search changes meanwhile: then its own page comes. */
  async function load(after?: string): Promise<RecordList | undefined> {
    const key = keyOf();
    const list = await listRecords(filters(), after);
    if (list === undefined || key !== keyOf()) return undefined;
    all.value = list;
    const before = key === shown ? [...evenings.value] : [];
    evenings.value = new Map([...before, ...list.evenings.map((one) => [one.id, one] as const)]);
    return list;
  }
  async function loadNewest(): Promise<void> {
    const list = await load();
    isReady.value = true;
    if (list === undefined) return;
    const isSame = shown === keyOf() && records.value.length > 0;
    const known = new Set(list.records.map(({ file }) => file));
    if (!isSame) hasMore.value = list.isMore;
    records.value = [
      ...list.records,
      ...(isSame ? records.value.filter(({ file }) => !known.has(file)) : []),
    ];
    shown = keyOf();
  }
  async function loadMore(): Promise<void> {
    const list = await load(records.value.at(-1)?.file);
    if (list === undefined) return;
    const known = new Set(records.value.map(({ file }) => file));
    records.value = [...records.value, ...list.records.filter(({ file }) => !known.has(file))];
    hasMore.value = list.isMore;
  }
  /** Deletes a record for good. Returns whether that worked. */
  async function remove(file: string): Promise<boolean> {
    if (!(await deleteRecord(file))) return false;
    records.value = records.value.filter((record) => record.file !== file);
    await loadNewest();
    return true;
  }

  watch(
    () => [host.frame !== undefined, host.isOwner, host.frame?.owner?.recordsSaved] as const,
    ([isConnected, isOwner]) => {
      if (isOwner) void loadNewest();
      else isReady.value = isConnected;
    },
    { immediate: true },
  );
  watch(keyOf, () => void loadNewest());

  return { records, evenings, hasMore, isReady, all, search, isSearching, loadMore, remove };
}
