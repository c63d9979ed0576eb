interface TextPart {
  key: number;
  text: string;
  /** Where it leads. Only web addresses: whatever else a text calls a link is read, not followed. */
  address?: string;
}

/** Chinese runs on behind an address without a space. */
const webAddress = /https?:\/\/[^\s<>"'\u2018-\u201f\u3000-\u303f\uff00-\uffef\u4e00-\u9fff]{1,500}/gi;
const closing = /[.,;:!?)\]}]+$/;

/** A text in its parts: words, and the web addresses in it. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(webAddress)) {
    const address = found.replace(closing, '');
    if (!URL.canParse(address)) continue;
    if (index > done) parts.push({ key: done, text: text.slice(done, index) });
    parts.push({ key: index, text: address, address });
    done = index + address.length;
  }
  if (done < text.length) parts.push({ key: done, text: text.slice(done) });
  return parts;
}
