import { inject, provide, type InjectionKey } from 'vue';
import type { TableContext } from '../table-parts.ts';

/** A way to hand something to all parts below a component. `name` says whose parts they are; one outside of it is a bug. */
function contextOf<Context>(name: string) {
  const key: InjectionKey<Context> = Symbol(name);
  const give = (context: Context): void => provide(key, context);
  const take = (): Context => {
    const context = inject(key);
    if (context === undefined) throw new Error(`a part of ${name} outside of it`);
    return context;
  };
  return { give, take };
}

/** What games share takes the table from here, whatever is played at it. */
const anyTable = contextOf<Omit<TableContext, 'act' | 'frame' | 'events'>>('a table');
export const useAnyTable = anyTable.take;

/** What a game hands to the parts of its table, and the words to those of its score sheets, too. */
export function tableContext<Table extends Parameters<typeof anyTable.give>[0]>(game: string) {
  const table = contextOf<Table>(`the table of ${game}`);
  const words = contextOf<Table['words']>(`the table of ${game} or its score sheets`);
  return {
    provideTable: (context: Table): void => {
      table.give(context);
      anyTable.give(context);
      words.give(context.words);
    },
    /** For parts that only tell what happened, such as the log: they are shown after the game, too. */
    provideWords: words.give,
    /** The words of the table or the score sheets around this part; a part outside of both is a bug. */
    useProvidedWords: words.take,
    /** The context of the table around this part; a part outside of one is a bug. */
    useTableContext: table.take,
  };
}
