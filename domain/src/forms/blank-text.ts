/** Letters that nobody sees: zero-width ones, marks of direction, the soft hyphen. */
const unseen = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g;

/** A text without what nobody sees: two that look alike come to the same. */
export const seenText = (text: string): string => text.replace(unseen, '').trim();

/** It was typed, and yet there is nothing to read. */
export const isBlankText = (value: unknown): boolean => typeof value === 'string' && seenText(value) === '';
