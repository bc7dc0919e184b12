import { inject, provide, type InjectionKey } from 'vue';
import type { TableContext } from '../table-parts.ts';

/** Creates a typed provide and inject pair. `name` is for the error that injecting outside of it throws. */
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

/** The context of a table of any game, for the shared components. */
const anyTable = contextOf<Omit<TableContext, 'act' | 'frame' | 'events'>>('a table');
export const useAnyTable = anyTable.take;

/** Creates the context of a game's table, and that of the words, which score sheets have too. */
export function tableContext<Table extends Parameters<typeof anyTable.give>[0]>(game: string) {
  const table = contextOf<Table>(`the table of ${game}`);
  const words = contextOf<Table['words']>(`the table of ${game} or its score sheets`);
  return {
    provideTable: (context: Table): void => {
      table.give(context);
      anyTable.give(context);
      words.give(context.words);
    },
    /** For score sheets, which contain parts of the log without a table. */
    provideWords: words.give,
    /** The words of the enclosing table or score sheets. Throws outside of both. */
    useProvidedWords: words.take,
    /** The context of the enclosing table. Throws outside of one. */
    useTableContext: table.take,
  };
}
