import axe from 'axe-core';
import type { Page } from 'playwright-core';

interface Violation {
  readonly id: string;
  readonly impact?: string | null;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/**
 * What keeps people from using the page as it is now, seriously or critically, one text for each: rule, element, what to do.
 * Source: axe-core.
 */
export async function barriers(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async (): Promise<readonly Violation[]> => {
    const found: { violations: readonly Violation[] } = await Reflect.get(globalThis, 'axe').run(document, {
      resultTypes: ['violations'],
    });
    return found.violations;
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
    );
}
