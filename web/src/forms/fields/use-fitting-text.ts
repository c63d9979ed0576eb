import { type RefObject, useLayoutEffect } from 'react';

/** Smaller letters cannot be read. */
const smallest = 11;
/** So few letters fit wherever a field is. */
const fewLetters = 9;

/** A text that is longer than its input gets smaller letters: an amount whose first digits are out of sight is another one. */
export function useFittingText(input: RefObject<HTMLInputElement | null>, text: string): void {
  useLayoutEffect(() => {
    const element = input.current;
    if (!element) return;
    const fit = () => {
      element.style.fontSize = '';
      if (text.length <= fewLetters || element.scrollWidth <= element.clientWidth) return;
      const style = getComputedStyle(element);
      const padding = Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight);
      const share = (element.clientWidth - padding) / (element.scrollWidth - padding);
      const size = Math.floor(Number.parseFloat(style.fontSize) * share * 10) / 10;
      element.style.fontSize = `${Math.max(size, smallest)}px`;
    };
    fit();
    if (text.length <= fewLetters) return;
    const watching = new ResizeObserver(fit);
    watching.observe(element);
    return () => watching.disconnect();
  }, [input, text]);
}
