/** One line of a calendar file: `NAME;PARAMETER=x:value`. */
export interface IcsLine {
  name: string;
  parameters: ReadonlyMap<string, string>;
  value: string;
  /** Where it begins in its file, from 1. */
  at: number;
}

const widest = 75;

/** As it travels: no line is wider than 75 octets, and no sign is cut in two. */
export function foldedLine(line: string): string {
  let folded = '';
  let width = 0;
  for (const sign of line) {
    const size = octetsOf(sign);
    if (width + size > widest) {
      folded += '\r\n ';
      width = 1;
    }
    folded += sign;
    width += size;
  }
  return `${folded}\r\n`;
}

function octetsOf(sign: string): number {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: no calendar may hold them.
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** A text as the value of a line; a line break of it must not begin another line. */
export const escapedText = (text: string): string =>
  text
    .replace(control, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n');

export const plainText = (value: string): string =>
  value.replace(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign));

/** A value of a parameter: quotes and breaks cannot stand in one. */
export const quotedParameter = (text: string): string =>
  `"${text.replace(control, '').replace(/["\r\n\t]/g, ' ')}"`;

/** The lines of a file, with those put together that were folded. */
export function* icsLines(text: string): Generator<IcsLine> {
  let whole = '';
  let [at, number] = [1, 0];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)) {
    number += 1;
    if (/^[ \t]/.test(line)) whole += line.slice(1);
    else {
      const read = readLine(whole, at);
      if (read) yield read;
      [whole, at] = [line, number];
    }
  }
  const read = readLine(whole, at);
  if (read) yield read;
}

function readLine(line: string, at: number): IcsLine | undefined {
  const [start, name = ''] = /^([A-Za-z0-9-]{1,60})(?=[:;])/.exec(line) ?? [];
  if (start === undefined) return undefined;
  const parameters = new Map<string, string>();
  const one = /;([A-Za-z0-9-]{1,60})=((?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)/y;
  one.lastIndex = start.length;
  let end = start.length;
  for (let found = one.exec(line); found; found = one.exec(line)) {
    parameters.set((found[1] ?? '').toUpperCase(), (found[2] ?? '').replaceAll('"', ''));
    end = one.lastIndex;
  }
  if (line[end] !== ':') return undefined;
  return { name: name.toUpperCase(), parameters, value: line.slice(end + 1), at };
}
