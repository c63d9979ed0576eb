import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gridAct } from './grid-keys.ts';

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };

let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('div');
  document.body.append(place);
});
afterEach(() => place.remove());

/** The element marked with `data-here`, or else the only one; `|` in its value is its caret, `[…]` what is chosen. */
function control(html: string): Element {
  place.innerHTML = html;
  const element = place.querySelector('[data-here]') ?? (place.firstElementChild as Element);
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) {
    const marked = element.value;
    element.value = marked.replace(/[|[\]]/g, '');
    const [from, to] = [marked.search(/[|[]/), marked.indexOf(']') - 1];
    if (from >= 0) element.setSelectionRange(from, to >= 0 ? to : from);
  }
  return element;
}

const short = (key: string, html: string, changes: Partial<typeof plain> = {}): string => {
  const act = gridAct({ ...plain, key, ...changes }, control(html));
  if (!act) return 'own';
  if (act.act === 'go') return `${act.rows},${act.cells}${act.mayAdd ? '+' : ''}`;
  return act.act === 'moveRow' ? `row ${act.by}` : act.act;
};

describe('arrows', () => {
  test.each([
    ['ArrowRight', '<input value="ab|">', '0,1'],
    ['ArrowRight', '<input value="a|b">', 'own'],
    ['ArrowLeft', '<input value="|ab">', '0,-1'],
    ['ArrowLeft', '<input value="a|b">', 'own'],
    ['ArrowLeft', '<input value="[ab]">', '0,-1'],
    ['ArrowRight', '<input value="[a]b">', 'own'],
    ['ArrowRight', '<input value="">', '0,1'],
    ['ArrowUp', '<input value="a|b">', '-1,0'],
    ['ArrowDown', '<input value="a|b">', '1,0'],
    ['ArrowUp', '<textarea>a|b&#10;c</textarea>', '-1,0'],
    ['ArrowUp', '<textarea>ab&#10;|c</textarea>', 'own'],
    ['ArrowDown', '<textarea>a|b&#10;c</textarea>', 'own'],
    ['ArrowDown', '<textarea>ab&#10;|c</textarea>', '1,0'],
    ['ArrowDown', '<select></select>', 'own'],
    ['ArrowRight', '<select></select>', '0,1'],
    ['ArrowDown', '<button></button>', '1,0'],
    ['ArrowLeft', '<input type="checkbox">', '0,-1'],
    ['ArrowDown', '<input type="radio">', 'own'],
    ['ArrowRight', '<input type="date">', 'own'],
    ['ArrowRight', '<input type="range">', 'own'],
    ['ArrowDown', '<div role="slider"></div>', 'own'],
    ['ArrowDown', '<div contenteditable="true"></div>', 'own'],
    ['ArrowDown', '<input role="combobox" aria-expanded="true">', 'own'],
    ['ArrowDown', '<dialog><input data-here></dialog>', 'own'],
    ['ArrowDown', '<div role="gridcell"></div>', '1,0'],
  ])('%s at %s: %s', (key, html, act) => expect(short(key, html)).toBe(act));
});

describe('the other keys', () => {
  test.each<[string, Partial<typeof plain>, string, string]>([
    ['Enter', {}, '<input>', '1,0+'],
    ['Enter', { shiftKey: true }, '<input>', '-1,0'],
    ['Enter', {}, '<textarea></textarea>', 'own'],
    ['Enter', {}, '<button></button>', 'own'],
    ['Enter', {}, '<input aria-expanded="true">', 'own'],
    ['Enter', { ctrlKey: true }, '<input>', 'own'],
    ['d', { ctrlKey: true }, '<input>', 'fillDown'],
    ['D', { metaKey: true }, '<input>', 'fillDown'],
    ['d', { ctrlKey: true }, '<dialog><input data-here></dialog>', 'own'],
    ['d', {}, '<input>', 'own'],
    ['ArrowDown', { altKey: true }, '<input>', 'row 1'],
    ['ArrowUp', { altKey: true }, '<button></button>', 'row -1'],
    ['ArrowDown', { altKey: true }, '<dialog><input data-here></dialog>', 'own'],
    ['ArrowDown', { shiftKey: true }, '<input>', 'own'],
    ['Tab', {}, '<input>', 'own'],
  ])('%s with %o at %s: %s', (key, held, html, act) => expect(short(key, html, held)).toBe(act));
});
