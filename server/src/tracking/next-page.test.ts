import { describe, expect, it } from 'vitest';
import { nextPage } from './next-page.ts';

const asked = new URL('https://api.example.com/v2/events?limit=100');
const next = (headers: Record<string, string>) => nextPage(asked, headers)?.href;

describe('the page after one', () => {
  it.each([
    [{ link: '</v2/events?cursor=b>; rel="next"' }, 'https://api.example.com/v2/events?cursor=b'],
    [{ link: '<?cursor=a>; rel=prev, <?cursor=b>; rel=next' }, 'https://api.example.com/v2/events?cursor=b'],
    [{ link: '<?cursor=b>; title="x"; rel="last next"' }, 'https://api.example.com/v2/events?cursor=b'],
    [{ 'next-page-cursor': 'a=/b' }, 'https://api.example.com/v2/events?limit=100&cursor=a%3D%2Fb'],
    [
      { 'next-page': 'fE9mZnNldHw9NQ==' },
      'https://api.example.com/v2/events?limit=100&cursor=fE9mZnNldHw9NQ%3D%3D',
    ],
    [{ 'next-page': 'https://other.example.com/x' }, 'https://other.example.com/x'],
    [{ 'next-page': '/v2/events?cursor=c' }, 'https://api.example.com/v2/events?cursor=c'],
    [{ link: '<?cursor=a>; rel="prev"' }, undefined],
    [{ link: '<http://[>; rel=next' }, undefined],
    [{ 'next-page': '/v2/events?limit=100' }, undefined],
    [{ 'next-page': 'x'.repeat(5_000) }, undefined],
    [{}, undefined],
  ])('is told by %o', (headers, expected) => {
    expect(next(headers as Record<string, string>)).toBe(expected);
  });
});
