/** Beyond this nobody copied it from a sheet on purpose, and the page would stand still. */
const longestText = 5_000_000;

/** What a spreadsheet puts on the clipboard, line by line and cell by cell: tabs between cells, quotes around breaks. */
export function readPastedText(pasted: string): string[][] {
  const text = pasted.slice(0, longestText).replaceAll('\0', '');
  const lines: string[][] = [];
  let line: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const { cell, end } = readQuoted(text, at) ?? readPlain(text, at);
    line.push(cell);
    if (text[end] !== '\t') {
      lines.push(line);
      line = [];
    }
    at = end + (text[end] === '\r' && text[end + 1] === '\n' ? 2 : 1);
  }
  // Excel ends its last line as every other one.
  while (lines.length > 0 && lines.at(-1)?.every((cell) => cell === '')) lines.pop();
  return lines;
}

interface Read {
  cell: string;
  /** Where the tab or the line break after it stands. */
  end: number;
}

function readPlain(text: string, at: number): Read {
  let end = at;
  while (end < text.length && !isBreak(text[end])) end += 1;
  return { cell: text.slice(at, end), end };
}

/** A quote that is not closed right before a break is a quote somebody typed: `12" pipe`. */
function readQuoted(text: string, at: number): Read | undefined {
  if (text[at] !== '"') return undefined;
  let quote = text.indexOf('"', at + 1);
  while (quote !== -1 && text[quote + 1] === '"') quote = text.indexOf('"', quote + 2);
  if (quote === -1 || (quote + 1 < text.length && !isBreak(text[quote + 1]))) return undefined;
  const cell = text
    .slice(at + 1, quote)
    .replaceAll('""', '"')
    .replace(/\r\n?/g, '\n');
  return { cell, end: quote + 1 };
}

const isBreak = (letter: string | undefined): boolean =>
  letter === '\t' || letter === '\n' || letter === '\r';
