import { cdp, page } from 'vitest/browser';

const media = (name: 'print' | '') => cdp().send('Emulation.setEmulatedMedia', { media: name });

/** What a desk shows as Chromium lays it out on A4, upright or across, within margins of a centimetre. */
export async function layOnPaper(how: 'upright' | 'across'): Promise<void> {
  await media('print');
  // The window stays as wide as it is: printing does not make a phone of a desk.
  document.documentElement.style.width = how === 'across' ? '1047px' : '718px';
}

export async function takeOffPaper(): Promise<void> {
  document.documentElement.style.width = '';
  await media('');
  await page.viewport(390, 844);
}

/** What would have to be scrolled sideways to be read. */
export const cutOnPaper = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => {
      const { overflowX } = getComputedStyle(element);
      const hides = overflowX !== 'visible' && overflowX !== 'clip';
      return hides && element.scrollWidth > element.clientWidth + 1 && element.checkVisibility();
    })
    .filter((element) => !element.matches('.visually-hidden'))
    .map(({ className }) => className);
