import type { EventEmitter } from 'node:events';
import type { Segment } from '@fairway/domain/tracking/iftsta-read.ts';
// @ts-expect-error The package has no types: what is used of it is written down below.
import { Parser as UntypedParser } from 'edifact';

/** Reads UN/EDIFACT and tells of what it meets. */
interface Parser extends EventEmitter {
  encoding(level: string): void;
  write(text: string): void;
  end(): void;
}

const mostSegments = 100_000;

/** The segments of an interchange; undefined where the text is none. */
export function edifactSegments(text: string): Segment[] | undefined {
  const read = text.replace(/^\uFEFF/, '');
  const lines = segmentLines(read);
  const segments: { tag: string; elements: string[][]; line: number }[] = [];
  const parser: Parser = new UntypedParser();
  // The parser would refuse letters outside of the level that the message names; names of places have them.
  parser.encoding('UNOY');
  parser.on('opensegment', (tag: string) => {
    if (segments.length >= mostSegments) throw new Error('too many segments');
    segments.push({ tag, elements: [], line: lines[segments.length] ?? 0 });
  });
  parser.on('element', () => segments.at(-1)?.elements.push([]));
  parser.on('component', (value: string) => segments.at(-1)?.elements.at(-1)?.push(value));
  try {
    parser.write(read.trim());
    parser.end();
  } catch {
    return undefined;
  }
  return segments.length > 0 ? segments : undefined;
}

/** The line on which each segment begins. A message names its own end of segments and its own escape, or has the usual. */
function segmentLines(text: string): number[] {
  const start = text.search(/\S/);
  const hasService = text.startsWith('UNA', start);
  const [release, end] = hasService ? [text[start + 6], text[start + 8]] : ['?', "'"];
  const lines: number[] = [];
  let isBetween = true;
  let line = text.slice(0, start).split('\n').length;
  for (let place = hasService ? start + 9 : start; place < text.length && place >= 0; place += 1) {
    const sign = text[place];
    if (isBetween && sign?.trim()) {
      lines.push(line);
      isBetween = false;
    }
    if (sign === '\n') line += 1;
    if (sign === release) place += 1;
    else if (sign === end) isBetween = true;
  }
  return lines;
}
