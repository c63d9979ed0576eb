import { expect, it } from 'vitest';
import { byteRangeOf, rangeAsked } from './byte-range.ts';

it.each([
  [undefined, 'whole'],
  ['', 'whole'],
  ['bytes=0-0', { from: 0, to: 0 }],
  ['bytes=0-', { from: 0, to: 99 }],
  ['bytes=10-19', { from: 10, to: 19 }],
  ['BYTES=10-19', { from: 10, to: 19 }],
  ['bytes=90-1000', { from: 90, to: 99 }],
  ['bytes=99-99', { from: 99, to: 99 }],
  ['bytes=-1', { from: 99, to: 99 }],
  ['bytes=-1000', { from: 0, to: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=100-200', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=20-10', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=a-b', 'whole'],
  ['bytes=0-1,5-6', 'whole'],
  ['items=0-1', 'whole'],
  ['bytes=0x1-2', 'whole'],
  [`bytes=${'9'.repeat(30)}-`, 'whole'],
])('%s of a hundred bytes', (range, wanted) => {
  expect(byteRangeOf(range, 100)).toEqual(wanted);
});

it.each([
  [{}, { from: 1, to: 2 }],
  [{ 'if-range': '"a"' }, { from: 1, to: 2 }],
  [{ 'if-range': '"b"' }, 'whole'],
  [{ 'if-range': 'W/"a"' }, 'whole'],
  [{ 'if-range': 'Wed, 21 Oct 2015 07:28:00 GMT' }, 'whole'],
])('a part of the edition that the client has: %j', (headers, wanted) => {
  const asked = { method: 'GET', headers: { range: 'bytes=1-2', ...headers } };
  expect(rangeAsked(asked, { size: 100, etag: '"a"' })).toEqual(wanted);
  expect(rangeAsked({ ...asked, method: 'HEAD' }, { size: 100, etag: '"a"' })).toBe('whole');
});
