/** Marks that must not begin a line, and such that must not end one. */
const notFirst = /^[\s,.;:!?%)\]}'"，。、；：！？）］｝」』】》〉”’…·％℃]/;
const notLast = /[([{'"（［｛「『【《〈“‘$¥￥€£]$/;
const ideograph = /\p{Ideographic}|[\u3000-\u30ff\uff00-\uffef]/u;

/**
 * Breaks a text into lines no wider than `width`: at spaces and hyphens, between Chinese characters, and inside a word
 * only if it alone is wider than a line. `measure` gives the width of a piece of text.
 */
export function wrapText(text: string, width: number, measure: (piece: string) => number): string[] {
  return text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph, width, measure));
}

/** The width a text needs so that none of its words is broken. */
export const widestWord = (text: string, measure: (piece: string) => number): number =>
  Math.max(0, ...text.split('\n').flatMap((line) => piecesOf(line).map((piece) => measure(piece.trimEnd()))));

function wrapParagraph(paragraph: string, width: number, measure: (piece: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const piece of piecesOf(paragraph)) {
    const length = measure(piece);
    // A space that hangs over the edge is not seen.
    if (line !== '' && used + measure(piece.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = '';
      used = 0;
    }
    if (length > width && measure(piece.trimEnd()) > width) {
      const parts = breakAnywhere(piece, width, measure);
      line = parts.pop() ?? '';
      lines.push(...parts);
      used = measure(line);
    } else {
      line += piece;
      used += length;
    }
  }
  return [...lines, line.trimEnd()];
}

/** Pieces that stay on one line: words with the spaces behind them, single Chinese characters with their marks. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  for (const each of new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(text)) {
    const letter = each.segment;
    const last = pieces.at(-1);
    if (last === undefined || mayBreak(last, letter)) pieces.push(letter);
    else pieces[pieces.length - 1] = last + letter;
  }
  return pieces;
}

function mayBreak(before: string, letter: string): boolean {
  if (notFirst.test(letter) || notLast.test(before)) return false;
  if (/[\s]$/.test(before)) return true;
  // "CNSHA-USLAX" and "a/b" may be broken, "-250" and "2026-11-01" not.
  if (/[\p{L}][-/]$/u.test(before)) return true;
  return ideograph.test(letter) || ideograph.test(before.at(-1) ?? '');
}

function breakAnywhere(piece: string, width: number, measure: (piece: string) => number): string[] {
  const parts: string[] = [];
  let part = '';
  for (const { segment } of new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(piece)) {
    if (part !== '' && measure(part + segment) > width) {
      parts.push(part);
      part = '';
    }
    part += segment;
  }
  return [...parts, part];
}
