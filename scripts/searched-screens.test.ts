import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { quickQueryOf } from '../server/src/organisation/quick-query.ts';

const root = new URL('..', import.meta.url).pathname;
const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

/** Every word of Chinese, by its key. */
const chinese = new Map(
  globSync('web/src/language/zh-CN/*.ts', { cwd: root }).flatMap((path) =>
    [...read(path).matchAll(/^ {2}(\w+):\s+'(.*)',$/gm)].map(
      ([, key = '', words = '']) => [key, words] as const,
    ),
  ),
);
const screens = globSync('web/src/*/finders.ts', { cwd: root }).flatMap((path) =>
  [...read(path).matchAll(/words: '(\w+)',\s+spoken: '([a-z ]+)'/g)].map(([, key = '', spoken = '']) => ({
    key,
    spoken,
  })),
);

it('screens that are searched by their spoken names are spoken so', async () => {
  expect(screens.length).toBeGreaterThan(10);
  for (const { key, spoken } of screens) {
    const syllables = spoken.split(' ');
    const spelled = `${syllables.join('')} ${syllables.map((syllable) => syllable[0]).join('')}`;
    expect([key, spelled]).toEqual([key, await quickQueryOf(chinese.get(key) ?? '')]);
  }
});
