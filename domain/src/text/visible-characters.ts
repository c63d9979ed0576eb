let segmenter: Intl.Segmenter | undefined;

/** The characters a person sees: 👨‍👩‍👧 is one, é is one however it was typed. */
export function* visibleCharacters(text: string): Generator<string, void, undefined> {
  // Old Android web views have no Segmenter; code points are the nearest thing they can count.
  if (typeof Intl.Segmenter !== 'function') {
    yield* text;
    return;
  }
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'grapheme' });
  for (const { segment } of segmenter.segment(text)) yield segment;
}

const plainText = /^[\x20-\x7e\u4e00-\u9fa5]*$/;

/** How many characters a person sees; counting stops once it has passed `enough`, so a huge paste stays cheap. */
export function visibleLength(text: string, enough = Number.POSITIVE_INFINITY): number {
  if (plainText.test(text)) return text.length;
  let length = 0;
  for (const _ of visibleCharacters(text)) {
    length += 1;
    if (length > enough) break;
  }
  return length;
}
