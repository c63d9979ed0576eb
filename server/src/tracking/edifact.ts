import type { Segment } from '@fairway/domain/tracking/iftsta-read.ts';
import { Parser } from 'edifact';

const mostSegments = 100_000;

/** The segments of an interchange; undefined where the text is none. */
export function edifactSegments(text: string): Segment[] | undefined {
  const segments: { tag: string; elements: string[][] }[] = [];
  const parser = new Parser();
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
