import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../web/src', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The file of words that each key is in. */
const fileOfKey = new Map(
  readdirSync(join(root, 'language/zh-CN')).flatMap((name) =>
    [...read(`language/zh-CN/${name}`).matchAll(/^ {2}(\w+):/gm)].map(
      ([, key = '']) => [key, name.replace('.ts', '')] as const,
    ),
  ),
);

/** What comes with the frame. */
const frameFiles = [...read('language/zh-CN.ts').matchAll(/'\.\/zh-CN\/([\w-]+)\.ts'/g)].map(
  ([, file = '']) => file,
);

interface Module {
  imports: string[];
  lazyImports: string[];
  keys: string[];
}

const modules = new Map<string, Module>();

function moduleAt(path: string): Module {
  const known = modules.get(path);
  if (known) return known;
  const source = read(path);
  const target = (written: string) => relative(root, resolve(root, dirname(path), written));
  const ours = (written: readonly (string | undefined)[]) =>
    written.flatMap((one) => (one && /^\..*\.tsx?$/.test(one) ? [target(one)] : []));
  const module: Module = {
    imports: ours([...source.matchAll(/^(?:import|export) (?!type )[^;'"]*?'([^']+)';/gm)].map((m) => m[1])),
    lazyImports: ours([...source.matchAll(/import\(\s*'([^']+)'\s*\)/g)].map((m) => m[1])),
    keys: [...source.matchAll(/'(\w+)'/g)].flatMap(([, word = '']) => (fileOfKey.has(word) ? [word] : [])),
  };
  modules.set(path, module);
  return module;
}

/** The words a module asks for before it shows what it imports lazily. */
const loadedBy = ({ imports }: Module, path: string): string[] => [
  ...imports
    .filter((file) => /^(?!language\/)(?:[\w-]+\/)+words\.ts$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/'(?:\.\.\/)+language\/zh-CN\/([\w-]+)\.ts'/g)])
    .map(([, name = '']) => name),
  ...(read(path).includes('loadWords(frameWords)') ? frameFiles : []),
];

/** Not followed: names of audit acts are said by the log alone, which waits for the words of every feature. */
const isNoScreen = (path: string) =>
  path.startsWith('language/') || path.endsWith('/audit-acts.ts') || path === 'app/find-screen.ts';

it('every word that a screen may say is loaded with it', () => {
  const late = new Set<string>();
  const seen = new Set<string>();
  const waiting: [path: string, loaded: readonly string[]][] = [['app/main.tsx', ['shell']]];
  for (const [path, loaded] of waiting) {
    const visit = `${path} ${loaded.join(' ')}`;
    if (seen.has(visit) || isNoScreen(path)) continue;
    seen.add(visit);
    const module = moduleAt(path);
    for (const key of module.keys)
      if (!loaded.includes(fileOfKey.get(key) ?? '')) late.add(`${path}: ${key} of ${fileOfKey.get(key)}`);
    for (const file of module.imports) waiting.push([file, loaded]);
    const more = [...new Set([...loaded, ...loadedBy(module, path)])].toSorted();
    for (const file of module.lazyImports) waiting.push([file, more]);
  }
  expect(modules.size).toBeGreaterThan(500);
  // A drawing, fields, conditions and a kind of paper; none of them is said.
  expect([...late].toSorted()).toEqual([
    'boards/board-filters.tsx: business of account',
    'boards/board-question.ts: business of account',
    'shipments/desk/desk-fields.ts: business of account',
    'ui/empty.tsx: search of frame',
    'ui/use-media.ts: print of frame',
  ]);
});
