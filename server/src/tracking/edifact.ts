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
  const segments: { tag: string; elements: string[][] }[] = [];
  const parser: Parser = new UntypedParser();
  // The parser would refuse letters outside of the level that the message names; names of places have them.
  parser.encoding('UNOY');
  parser.on('opensegment', (tag: string) => {
    if (segments.length >= mostSegments) throw new Error('too many segments');
    segments.push({ tag, elements: [] });
  });
  parser.on('element', () => segments.at(-1)?.elements.push([]));
  parser.on('component', (value: string) => segments.at(-1)?.elements.at(-1)?.push(value));
  try {
    parser.write(text.replace(/^\uFEFF/, '').trim());
    parser.end();
  } catch {
    return undefined;
  }
  return segments.length > 0 ? segments : undefined;
}
