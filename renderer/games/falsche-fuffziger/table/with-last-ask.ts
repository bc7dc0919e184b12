import { defineComponent, h, type Component } from 'vue';
import { useKeptFocus } from '../../shared/use-kept-focus.ts';
import { useTableContext } from './context.ts';
import { later } from './later.ts';

const PromptLast = later('PromptLast');

/** A prompt that makes room for the question whether the last of something is to be given away. */
export const withLastAsk = (prompt: Component): Component =>
  defineComponent({
    setup() {
      const { lastAsk, rail } = useTableContext();
      const { of } = lastAsk;
      useKeptFocus(rail, () => of.value);
      return () => (of.value === undefined ? h(prompt) : h(PromptLast, { of: of.value }));
    },
  });
