import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Files of the four floors, relative to the root: `server/src/workflow/store.ts`. */
type Path = string;

interface Rule {
  says: string;
  /** True when this import breaks the rule. `to` is a path of ours, or the name of a package. */
  breaks: (from: Path, to: Path) => boolean;
}

const floor = (path: Path) => /^(contract|domain|server|web)\/src\//.exec(path)?.[1];
const feature = (path: Path) => /^(?:server|web)\/src\/([\w-]+)\//.exec(path)?.[1];
const isTest = (path: Path) => /\.test\.tsx?$/.test(path) || path.includes('/testing/');
const isPackage = (to: Path) => floor(to) === undefined;

/** What may stand above every feature: it composes them, or sums them up. */
const composing = new Set([
  'server/src/seed/built-in.ts',
  'server/src/app.ts',
  'server/src/main.ts',
  'server/src/prepare.ts',
]);

/** Without a clock, I/O or a page: what the rules may calculate, parse and match with. */
const pureLibraries = ['decimal.js', 'jsep', 'quickjs-emscripten-core', 're2js'];

const rules: Rule[] = [
  {
    says: 'contract imports zod only',
    breaks: (from, to) => floor(from) === 'contract' && floor(to) !== 'contract' && !to.startsWith('zod'),
  },
  {
    says: 'domain imports contract and pure libraries only',
    breaks: (from, to) =>
      floor(from) === 'domain' &&
      floor(to) !== 'domain' &&
      floor(to) !== 'contract' &&
      !pureLibraries.includes(to),
  },
  {
    says: 'server and web never import each other',
    breaks: (from, to) =>
      (floor(from) === 'server' && floor(to) === 'web') || (floor(from) === 'web' && floor(to) === 'server'),
  },
  {
    says: 'web runs in a browser: nothing of Node',
    breaks: (from, to) => floor(from) === 'web' && to.startsWith('node:'),
  },
  {
    says: "a feature's store and tables are its own",
    breaks: (from, to) =>
      floor(to) === 'server' &&
      /\/(store|tables)\.ts$/.test(to) &&
      feature(to) !== 'database' &&
      feature(from) !== feature(to) &&
      !composing.has(from),
  },
  {
    says: 'SQL lives in stores: a query builder is used nowhere else',
    breaks: (from, to) =>
      floor(from) === 'server' &&
      to.startsWith('kysely') &&
      !/\/(store|tables|enqueue|stamp)\.ts$/.test(from) &&
      !/^server\/src\/(database|testing)\//.test(from),
  },
  {
    says: 'the kernel (http, database, jobs, live) knows no feature',
    breaks: (from, to) =>
      /^server\/src\/(http|database|jobs|live)\//.test(from) &&
      floor(to) === 'server' &&
      !/^server\/src\/(http|database|jobs|live|audit|system|config\.ts)/.test(to) &&
      !composing.has(from),
  },
  {
    says: 'ui, native and language know no feature',
    breaks: (from, to) =>
      /^web\/src\/(ui|native|language)\//.test(from) &&
      floor(to) === 'web' &&
      !/^web\/src\/(ui|native|language)\//.test(to),
  },
  {
    says: "features do not import each other's pages; app composes",
    breaks: (from, to) =>
      floor(from) === 'web' &&
      /-page\.tsx$/.test(to) &&
      feature(to) !== 'ui' &&
      feature(from) !== feature(to) &&
      feature(from) !== 'app',
  },
];

/** Checks every import of every module below the floors; a module that is `expected` and was not seen is a problem too. */
export function checkDirections(root: string, expected: readonly Path[] = []) {
  const files = ['contract', 'domain', 'server', 'web'].flatMap((name) =>
    filesBelow(join(root, name, 'src')),
  );
  const problems: string[] = [];
  const seen = new Set<Path>();
  let imports = 0;
  for (const file of files) {
    const from = relative(root, file);
    const found = importsOf(readFileSync(file, 'utf8'));
    seen.add(from);
    if (found.length < statementsOf(readFileSync(file, 'utf8')))
      problems.push(`${from}: an import could not be read`);
    for (const written of found) {
      const to = targetOf(root, file, written);
      if (to === undefined) {
        problems.push(`${from}: cannot tell what '${written}' is`);
        continue;
      }
      if (!isPackage(to)) imports++;
      if (isTest(from)) continue;
      for (const { says, breaks } of rules) if (breaks(from, to)) problems.push(`${from} → ${to}: ${says}`);
    }
  }
  if (seen.size === 0) problems.push('no module was seen: the check is blind');
  for (const path of expected) if (!seen.has(path)) problems.push(`${path} was not seen`);
  return { problems, modules: seen.size, imports };
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
    .map((name) => join(folder, name));
}

/** Every specifier after `from`, `import` or `import(`; comments are taken out first. */
export function importsOf(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const pattern =
    /^(?:import|export)\s(?:type\s)?(?:[\w*{},\s$]+?\sfrom\s*)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]/gm;
  return [...code.matchAll(pattern)].map((match) => (match[1] ?? match[2]) as string);
}

/** Counted more roughly than they are read, so that a form we cannot read is noticed. */
function statementsOf(source: string): number {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...code.matchAll(/^import\b(?!\.)|^export\s(?:\*|type\s*\{|\{)[^;=(]*\sfrom\s/gm)].length;
}

/** A path of ours, the name of a package, or undefined when the file is not there. */
export function targetOf(root: string, file: string, written: string): Path | undefined {
  const ours = /^@fairway\/(contract|domain)\/(.+)$/.exec(written);
  if (ours) return existing(root, join(root, ours[1] as string, 'src', ours[2] as string));
  if (!written.startsWith('.')) return written;
  return existing(root, resolve(dirname(file), written.replace(/\?\w+$/, '')));
}

function existing(root: string, path: string): Path | undefined {
  return existsSync(path) ? relative(root, path) : undefined;
}
