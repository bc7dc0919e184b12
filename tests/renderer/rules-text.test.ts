import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { describe, expect, it } from 'vitest';
import { parseRules, rulesText } from '../../build/rules-text.ts';

const HEAD = '---\ntitle: Title\nsummary: >-\n  To sum up: bid.\n---\n\n';

describe('the rules of a game in Markdown', () => {
  it('are sections of paragraphs, a list, a table and clarifications', () => {
    const body = `## One
A paragraph
of two lines.

Another \\* one.

- first
- second

| A | B |
| --- | --- |
| 1 | |

> M1: As it is.

> M2: Or: so.

## Two
`;
    expect(parseRules(HEAD + body)).toEqual({
      title: 'Title',
      summary: 'To sum up: bid.',
      sections: [
        {
          title: 'One',
          paragraphs: ['A paragraph of two lines.', 'Another * one.'],
          list: ['first', 'second'],
          table: { head: ['A', 'B'], rows: [['1', '']] },
          clarifications: [
            { decision: 'M1', text: 'As it is.' },
            { decision: 'M2', text: 'Or: so.' },
          ],
        },
        { title: 'Two', paragraphs: [] },
      ],
    });
  });

  it.each([
    ['no front matter', 1, '## One\n'],
    ['front matter that is no YAML', 3, '---\ntitle: x\nsummary: a: b\n---\n'],
    ['front matter without a summary', 1, '---\ntitle: x\n---\n'],
    ['front matter with more', 1, '---\ntitle: x\nsummary: y\nauthor: z\n---\n'],
    ['text before a section', 7, `${HEAD}Text\n`],
    ['a heading of another level', 9, `${HEAD}## One\n\n### More\n`],
    ['emphasis', 9, `${HEAD}## One\n\nA *word*\n`],
    ['a link', 8, `${HEAD}## One\n- [a](b)\n`],
    ['HTML', 9, `${HEAD}## One\n\n<b>x</b>\n`],
    ['a paragraph after a list', 11, `${HEAD}## One\n\n- a\n\nText\n`],
    ['two lists', 10, `${HEAD}## One\n\n- a\n* b\n`],
    ['a list in a list', 9, `${HEAD}## One\n- a\n  - b\n`],
    ['a row that is too long', 10, `${HEAD}## One\n| a |\n| - |\n| b | c |\n`],
    ['a clarification without a decision', 8, `${HEAD}## One\n> As it is.\n`],
    ['two clarifications in one', 10, `${HEAD}## One\n> M1: a\n>\n> M2: b\n`],
  ])('may not have %s: line %i', (_, line, source) => {
    expect(() => parseRules(source)).toThrow(expect.objectContaining({ line }));
  });

  it('fail the build with file and line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rules-'));
    try {
      mkdirSync(join(folder, 'rules'));
      const entry = join(folder, 'rules/en.md');
      writeFileSync(entry, `${HEAD}## One\n\nA *word*\n`);
      const building = build({
        configFile: false,
        logLevel: 'silent',
        plugins: [rulesText()],
        build: { ssr: entry, write: false },
      });
      await expect(building).rejects.toThrow(/rules\/en\.md:9: "emphasis" is not known here/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
