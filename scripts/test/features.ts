import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** What features stand on, or what puts them together: folders that are no feature. */
const foundation = new Set([
  'app',
  'database',
  'demo',
  'http',
  'jobs',
  'language',
  'live',
  'native',
  'seed',
  'testing',
  'ui',
  'wire',
]);

/** Every folder below a floor, by its name. */
export function foldersOf(root: string): string[] {
  const names = ['domain', 'server', 'web'].flatMap((floor) =>
    readdirSync(join(root, floor, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name),
  );
  return [...new Set(names)].sort();
}

export const isFeature = (folder: string) => !foundation.has(folder);

/** `chat` for server/src/chat/store.ts, contract/src/chat.ts and web/src/language/en/chat.ts. */
export function belongsTo(path: string, folder: string): boolean {
  const name = basename(path);
  const isNamed = [`${folder}.`, `${folder}-`].some((start) => name.startsWith(start));
  return path.includes(`/${folder}/`) || (isNamed && /^contract\/|^web\/src\/language\//.test(path));
}

/** The feature of a module; nothing for what features stand on. */
export function featureOf(path: string, features: readonly string[]): string | undefined {
  const folder = /^(?:domain|server|web)\/src\/([\w-]+)\//.exec(path)?.[1];
  if (folder && isFeature(folder)) return folder;
  const named = features.filter((feature) => belongsTo(path, feature));
  return named.sort((a, b) => b.length - a.length)[0];
}

/** A journey runs the built app, so its imports tell nothing: its first line says `// Features: chat, people`. */
export function featuresOfJourney(root: string, file: string): string[] {
  const line = /^\/\/ Features: (.+)$/m.exec(readFileSync(join(root, file), 'utf8'))?.[1];
  return line?.split(', ') ?? [];
}

/** A journey over every screen says this instead of naming all features. */
export const everyFeature = 'all';
