import { create } from 'qrcode';
import type { Locator } from 'playwright-core';
import { matrixPath } from '../../../renderer/components/qr/matrix-path.ts';

/** Whether a drawn QR code is the one that stands for `text`: the same modules. */
export async function isCodeFor(code: Locator, text: string): Promise<boolean> {
  const drawn = code.locator('path');
  await drawn.waitFor({ state: 'attached' });
  return (await drawn.getAttribute('d')) === matrixPath(create(text, { errorCorrectionLevel: 'M' }).modules);
}
