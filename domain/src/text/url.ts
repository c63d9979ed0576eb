import { fits } from './text-of.ts';

/**
 * Whether the text contains a web address; loose by the product's rule.
 * It says nothing about how the text begins, so it does not make the text safe to open as a link.
 */
export function isUrl(value: unknown): boolean {
  return fits(value, /https?:\/\/(?:localhost\b|(?:[\p{L}\p{N}_-]{1,63}\.)+[\p{L}\p{N}_-])/iu);
}
