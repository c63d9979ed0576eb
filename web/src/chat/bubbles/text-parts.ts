import { mentionParts } from '@fairway/domain/text/mention-parts.ts';

interface TextPart {
  key: number;
  text: string;
  /** Where it leads. Only web addresses: whatever else a text calls a link is read, not followed. */
  address?: string;
  /** It calls somebody: `@` and the name. */
  isName?: boolean;
}

/** Chinese runs on behind an address without a space. */
const webAddress = /https?:\/\/[^\s<>"'\u2018-\u201f\u3000-\u303f\uff00-\uffef\u4e00-\u9fff]{1,500}/gi;
const closing = /[.,;:!?)\]}]+$/;

/** A text in its parts: words, the web addresses in it, and those of these names that it calls with an `@`. */
export function textParts(text: string, names: readonly string[] = []): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  const addWords = (end: number) => {
    for (const { at, words, isName } of mentionParts(text.slice(done, end), names))
      parts.push({ key: done + at, text: words, isName });
    done = end;
  };
  for (const { 0: found, index } of text.matchAll(webAddress)) {
    const address = found.replace(closing, '');
    if (!URL.canParse(address)) continue;
    addWords(index);
    parts.push({ key: index, text: address, address });
    done = index + address.length;
  }
  addWords(text.length);
  return parts;
}
