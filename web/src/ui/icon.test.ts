import { expect, test } from 'vitest';
import { drawings } from './drawings.ts';
import { shellDrawings } from './shell-drawings.ts';

/** What is shown before the frame and its icons have come. */
const early = Object.entries(
  import.meta.glob<string>(
    [
      '../session/*.tsx',
      '../sign-in-methods/*.tsx',
      './{button,confirm-dialog,empty,error-screen,nav-bar,not-found,page,sheet,field,text-field,theme-choice}.tsx',
    ],
    { query: '?raw', import: 'default', eager: true },
  ),
).filter(([path]) => !path.includes('.test.'));

test('every icon drawn before the login is in the small part that comes first', () => {
  expect(early.length).toBeGreaterThan(20);
  const named = early.flatMap(([path, source]) =>
    [...source.matchAll(/\b(?:icon|name)(?:=|: )\{?["'](\w+)["']/g)].map(
      ([, name]) => [path, name ?? ''] as const,
    ),
  );
  const used = named.filter(([, name]) => Object.hasOwn(drawings, name));
  expect(used.length).toBeGreaterThan(3);
  expect(used.filter(([, name]) => !Object.hasOwn(shellDrawings, name))).toEqual([]);
});
