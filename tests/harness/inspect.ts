/** What is looked for on every picture. */
export const CHECKS = {
  wide: 'the page is wider than the window',
  scroll: 'a table that is played scrolls as a whole',
  short: 'a table that is played leaves a part of the window empty',
  outside: 'can be pressed, but is cut off or lies outside',
  covered: 'can be pressed, but something lies over it',
  over: 'a part of what is pressed lies under another part of the table',
  spills: 'a picture reaches out of its part of the table',
  clipped: 'a card or a picture is cut off by an edge of its area',
  flat: 'an area of the table that holds something has no width or no height',
  stale: 'a box has not the size that it gets when all is laid out anew',
  target: 'can be pressed, but is smaller than 44 × 44 px on a phone',
  cut: 'text is cut off',
  small: 'text is lower than 1.75 % of the window',
  moved: 'lies or is sized otherwise than in Chromium',
  barrier: 'axe-core finds it serious or critical',
  error: 'the page reports an error',
} as const;
export type Check = keyof typeof CHECKS;

/** One thing that is not as it should be. */
export interface Finding {
  readonly check: Check;
  /** Which element: classes from the outer to the inner. */
  readonly element: string;
  readonly detail: string;
}

/** What is measured against, in pixels; 0: not at all. */
interface Measures {
  readonly width: number;
  /** The least side of what a finger presses. */
  readonly finger: number;
  /** The least size of letters. */
  readonly leastText: number;
  readonly mayScroll: boolean;
}

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Measures the page that it runs in, which has only this function: all it needs stands in it. */
export function inspect({ width, finger, leastText, mayScroll }: Measures): Finding[] {
  const PRESSABLE =
    'button, a[href], input, select, textarea, summary, [role="button"], [role="radio"], [role="tab"], [role="option"]';
  /** The link past the bar shows itself when keys come to it. */
  const UNSEEN = '[inert], .skip:not(:focus)';
  /** Letters that say what stands beside them in full: a player's initials, the words of a cheque below its number. */
  const ART = '.emblem .letters, .small-print, .micro-print, defs, style, option';
  const AREAS = '.table > .others, .area, .action-bar';
  const found: Finding[] = [];
  const root = document.documentElement;
  // Behind a dialog or the curtain nothing is there for anybody.
  const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.querySelector('.curtain');
  const scene = top ?? document.body;
  const scrollsPage = root.scrollHeight > innerHeight + 1;

  if (root.scrollWidth > width) note('wide', root, `${root.scrollWidth} of ${width} px`);
  const playing = [...document.querySelectorAll('.playing > *')];
  const lowest = Math.max(...playing.map((part) => part.getBoundingClientRect().bottom));
  if (playing.length > 0 && lowest < innerHeight - 1) note('short', root, `${lowest} of ${innerHeight} px`);
  if (!mayScroll)
    for (const one of [root, ...playing])
      if (one.scrollHeight > one.clientHeight + 1 && getComputedStyle(one).overflowY !== 'clip')
        note('scroll', one, `${one.scrollHeight} of ${one.clientHeight} px`);
  for (const part of document.querySelectorAll('.middle > *, .fists > *')) inspectPart(part);
  for (const area of document.querySelectorAll(AREAS)) inspectArea(area);
  for (const element of scene.querySelectorAll(PRESSABLE)) if (isThere(element)) inspectControl(element);
  inspectTexts();
  inspectLayout();
  return found;

  function note(check: Finding['check'], element: Element, detail: string): void {
    found.push({ check, element: nameOf(element), detail });
  }

  /** The element and the two classes around it, without what the build adds. */
  function nameOf(element: Element): string {
    const names: string[] = [];
    for (let one: Element | null = element; one !== null && names.length < 3; one = one.parentElement) {
      const [first] = one.classList;
      if (first !== undefined) names.unshift(`.${first}`);
      else if (one === element) names.unshift(one.localName);
    }
    return names.join(' ');
  }

  function isThere(element: Element): boolean {
    const { width: across, height: down } = element.getBoundingClientRect();
    return (
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      element.closest(UNSEEN) === null &&
      !isOnlyRead(element) &&
      across > 0 &&
      down > 0
    );
  }

  /** Words that are read out and not shown, in some places only where there is little room. */
  function isOnlyRead(element: Element): boolean {
    for (let one: Element | null = element; one !== null; one = one.parentElement)
      if (getComputedStyle(one).clipPath === 'inset(50%)') return true;
    return false;
  }

  /** What of a box may be seen, and what hides the rest; a box in something that scrolls can be brought to sight. */
  function seen(element: Element, box: Edges): { readonly box: Edges; readonly by: string | undefined } {
    let { left, top: above, right, bottom } = box;
    let by: string | undefined;
    let scrollsAcross = false;
    let scrollsDown = false;
    for (let one = element.parentElement; one !== null; one = one.parentElement) {
      const style = getComputedStyle(one);
      const isPage = one === root || one === document.body;
      const clip = one.getBoundingClientRect();
      scrollsAcross ||= /auto|scroll/.test(style.overflowX) && one.scrollWidth > one.clientWidth;
      scrollsDown ||= /auto|scroll/.test(style.overflowY) && one.scrollHeight > one.clientHeight;
      if (!isPage && style.overflowX !== 'visible' && !scrollsAcross) {
        if (left < clip.left - 1 || right > clip.right + 1) by ??= nameOf(one);
        [left, right] = [Math.max(left, clip.left), Math.min(right, clip.right)];
      }
      if (!isPage && style.overflowY !== 'visible' && !scrollsDown) {
        if (above < clip.top - 1 || bottom > clip.bottom + 1) by ??= nameOf(one);
        [above, bottom] = [Math.max(above, clip.top), Math.min(bottom, clip.bottom)];
      }
      if (style.position === 'fixed') break;
    }
    const isFixed = element.closest('dialog, .curtain') !== null || !scrollsPage;
    if (!scrollsAcross && (left < -1 || right > innerWidth + 1)) by ??= 'the window';
    if (!scrollsDown && (above < -1 || (isFixed && bottom > innerHeight + 1))) by ??= 'the window';
    return { box: { left, top: above, right, bottom }, by };
  }

  /** Whether all its pictures lie between the left and the right edge of a part that has neighbours. */
  function inspectPart(part: Element): void {
    const { left, right } = part.getBoundingClientRect();
    for (const picture of part.querySelectorAll('svg')) {
      const { box } = seen(picture, picture.getBoundingClientRect());
      if (isThere(picture) && (box.left < left - 2 || box.right > right + 2))
        note(
          'spills',
          picture,
          `${Math.round(box.left)}–${Math.round(box.right)} of ${Math.round(left)}–${Math.round(right)}`,
        );
    }
  }

  /** Whether an area has room for what it holds, and its cards and pictures lie in it, or can be brought to sight there. */
  function inspectArea(area: Element): void {
    const { left, top: above, right, bottom } = area.getBoundingClientRect();
    const size = `${Math.round(right - left)}×${Math.round(bottom - above)}`;
    // Of one that is only without height everything may be seen all the same, where the table scrolls as a whole
    const isShut = bottom - above < 1 && getComputedStyle(area).overflowY !== 'visible';
    if (area.querySelector('svg, button') !== null && (right - left < 1 || isShut)) note('flat', area, size);
    for (const picture of area.querySelectorAll('svg, [data-card]')) {
      if (picture.parentElement?.closest('svg') !== null || !isThere(picture)) continue;
      const dialog = picture.closest('dialog');
      if (dialog !== null && area.contains(dialog)) continue; // lies above all areas
      const box = picture.getBoundingClientRect();
      const { by } = seen(picture, box);
      const isBeyond =
        box.left < left - 2 || box.right > right + 2 || box.top < above - 2 || box.bottom > bottom + 2;
      if (by !== undefined || (isBeyond && !scrollsIn(area, picture)))
        note(
          'clipped',
          picture,
          `${Math.round(box.left)},${Math.round(box.top)}–${Math.round(box.right)},${Math.round(box.bottom)} by ${by ?? `${nameOf(area)} of ${size}`}`,
        );
    }
  }

  /** Whether an area, or something in it, can bring an element to sight. */
  function scrollsIn(area: Element, element: Element): boolean {
    for (let one = element.parentElement; one !== null && area.contains(one); one = one.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(one);
      if (/auto|scroll/.test(overflowX) && one.scrollWidth > one.clientWidth) return true;
      if (/auto|scroll/.test(overflowY) && one.scrollHeight > one.clientHeight) return true;
    }
    return false;
  }

  /** Lays everything out anew, as for somebody who has just come, and notes the innermost boxes whose size was another before. */
  function inspectLayout(): void {
    if (document.getAnimations().some(isRunning)) return; // what is on its way has no size of its own
    const boxes = [...document.querySelectorAll('body *')].filter(
      (element) => element.parentElement?.closest('svg') === null,
    );
    const scrolled = [root, ...boxes].map((one) => [one, one.scrollLeft, one.scrollTop] as const);
    const before = boxes.map((one) => one.getBoundingClientRect());
    const { display } = root.style;
    root.style.display = 'none';
    void root.offsetHeight;
    root.style.display = display;
    for (const [one, left, top] of scrolled)
      if (left !== 0 || top !== 0) one.scrollTo({ left, top, behavior: 'instant' });
    const changes = new Map<Element, string>();
    for (const [index, element] of boxes.entries()) {
      const old = before[index] ?? new DOMRect();
      const anew = element.getBoundingClientRect();
      if (Math.abs(anew.width - old.width) > 1 || Math.abs(anew.height - old.height) > 1)
        changes.set(
          element,
          `${old.width.toFixed(1)}×${old.height.toFixed(1)}, anew ${anew.width.toFixed(1)}×${anew.height.toFixed(1)}`,
        );
    }
    for (const [element, change] of changes)
      if (![...element.querySelectorAll('*')].some((inner) => changes.has(inner)))
        note('stale', element, change);
  }

  function isRunning({ effect, playState }: Animation): boolean {
    return playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
  }

  /** What is pressed for a control: of a radio button or a check box its label. */
  function inspectControl(element: Element): void {
    const isDrawnByLabel = element.matches('input[type="radio"], input[type="checkbox"]');
    const pressed = (isDrawnByLabel ? element.closest('label') : null) ?? element;
    const box = pressed.getBoundingClientRect();
    const { by } = seen(pressed, box);
    const size = `${Math.round(box.width)}×${Math.round(box.height)}`;
    if (by !== undefined)
      note('outside', pressed, `${size} at ${Math.round(box.x)},${Math.round(box.y)}: ${by}`);
    const isInText = getComputedStyle(pressed).display === 'inline';
    const isSmall = !isInText && Math.min(box.width, box.height) < finger - 0.5;
    const { over, part, isMissed } = inSight(pressed, (now) => ({
      over: coverOf(pressed, now),
      part: partOver(pressed, seen(pressed, now).box),
      isMissed: isSmall && !reaches(pressed, now),
    }));
    if (isMissed) note('target', pressed, size);
    if (over !== undefined) note('covered', pressed, `by ${nameOf(over)}`);
    else if (part !== undefined) note('over', pressed, `under ${nameOf(part)}`);
  }

  /** What is measured at an element that was scrolled to sight; afterwards all lies where it lay. */
  function inSight<Measured>(element: Element, measure: (box: DOMRect) => Measured): Measured {
    const before: (readonly [Element, number, number])[] = [];
    for (let one: Element | null = element; one !== null; one = one.parentElement)
      before.push([one, one.scrollLeft, one.scrollTop]);
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const measured = measure(element.getBoundingClientRect());
    for (const [one, left, top] of before) one.scrollTo({ left, top, behavior: 'instant' });
    return measured;
  }

  /** Whether a press a finger's half beside the middle still meets the control, as with a hit area of its own. */
  function reaches(element: Element, box: DOMRect): boolean {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const half = finger / 2 - 1;
    const around = [
      [x - half, y],
      [x + half, y],
      [x, y - half],
      [x, y + half],
    ] as const;
    return around.every(([across, down]) => element.contains(document.elementFromPoint(across, down)));
  }

  function stays(element: Element): boolean {
    for (let one: Element | null = element; one !== null; one = one.parentElement)
      if (/sticky|fixed/.test(getComputedStyle(one).position)) return true;
    return false;
  }

  /** What lies over all of a control that is in sight; undefined if a part of it is free. */
  function coverOf(element: Element, box: DOMRect): Element | undefined {
    let cover: Element | undefined;
    for (let row = 1; row < 8; row++) {
      for (let column = 1; column < 8; column++) {
        const over = document.elementFromPoint(
          box.x + (box.width * column) / 8,
          box.y + (box.height * row) / 8,
        );
        if (over === null || element.contains(over) || over.contains(element)) return undefined;
        // A drawer is put away by whoever opened it, a notice goes by itself, and from below a bar that stays a page is scrolled.
        if (over.closest('dialog, .notices') !== null || (scrollsPage && stays(over))) return undefined;
        cover = over;
      }
    }
    return cover;
  }

  /** What of another area of the table lies over any of so much of a control: cards of one hand may lie on one another. */
  function partOver(element: Element, { left, top: above, right, bottom }: Edges): Element | undefined {
    const area = element.closest(AREAS);
    const inset = 3; // corners are round
    if (area === null) return undefined;
    for (let row = 0; row <= 8; row++) {
      for (let column = 0; column <= 8; column++) {
        const x = left + inset + ((right - left - 2 * inset) * column) / 8;
        const y = above + inset + ((bottom - above - 2 * inset) * row) / 8;
        const over = document.elementFromPoint(x, y);
        if (over === null || area.contains(over) || over.contains(element)) continue;
        if (over.closest('dialog, .notices') === null && !(mayScroll && stays(over))) return over;
      }
    }
    return undefined;
  }

  function inspectTexts(): void {
    /** By drawing and characters the largest letters: what is written small again in a corner was read already. */
    const drawn = new Map<Element, Map<string, { element: Element; size: number }>>();
    const texts = document.createTreeWalker(scene, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = (node.textContent ?? '').trim();
      if (element === null || text === '' || !isThere(element) || element.closest(ART) !== null) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const size = sizeOf(element);
      const svg = element.closest('svg');
      if (svg === null) {
        inspectCut(element, text, range, size);
        if (size < leastText - 0.05)
          note('small', element, `${size.toFixed(1)} of ${leastText.toFixed(1)} px: ${text.slice(0, 30)}`);
        continue;
      }
      const inside = drawn.get(svg) ?? new Map<string, { element: Element; size: number }>();
      if (size > (inside.get(text)?.size ?? 0)) inside.set(text, { element, size });
      drawn.set(svg, inside);
    }
    for (const inside of drawn.values())
      for (const [text, { element, size }] of inside)
        if (size < leastText - 0.05)
          note('small', element, `${size.toFixed(1)} of ${leastText.toFixed(1)} px: ${text.slice(0, 30)}`);
  }

  /** The size of the letters as they are on the screen, with what scales them. */
  function sizeOf(element: Element): number {
    const own = Number.parseFloat(getComputedStyle(element).fontSize);
    if (element instanceof SVGGraphicsElement) {
      const { a = 1, b = 0 } = element.getScreenCTM() ?? {};
      return own * Math.hypot(a, b);
    }
    const { offsetHeight } = element as HTMLElement;
    const { height } = element.getBoundingClientRect();
    // What is turned has a larger box, and letters of the same size; that of a box that is not scaled is only rounded.
    const isScaled = getComputedStyle(element).rotate === 'none' && Math.abs(height - offsetHeight) > 0.5;
    return own * (isScaled && offsetHeight > 0 ? height / offsetHeight : 1);
  }

  function inspectCut(element: Element, text: string, range: Range, size: number): void {
    // A name may be longer than any place for it; a usual one has to fit.
    if (element.closest('bdi, [dir="auto"]') !== null && [...text].length > 12) return;
    const line = range.getBoundingClientRect();
    const leading = size * 0.3; // between the letters and the edge of their line nothing is lost
    const box = {
      left: line.left,
      right: line.right,
      top: line.top + leading,
      bottom: line.bottom - leading,
    };
    const clip = getComputedStyle(element);
    const own = element.getBoundingClientRect();
    const isCutByItself =
      (clip.overflowX !== 'visible' &&
        !/auto|scroll/.test(clip.overflowX) &&
        (box.right > own.right + 1 || box.left < own.left - 1)) ||
      (clip.overflowY !== 'visible' &&
        !/auto|scroll/.test(clip.overflowY) &&
        (box.bottom > own.bottom + 1 || box.top < own.top - 1));
    const by = isCutByItself ? 'itself' : seen(element, box).by;
    if (by !== undefined) note('cut', element, `“${text.slice(0, 40)}” by ${by}`);
  }
}
