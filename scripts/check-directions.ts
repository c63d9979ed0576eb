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
/** A feature's SQL: `store.ts`, or one by tables (`throttle-store.ts`) where it has grown. */
const isStore = (path: Path) => /\/([\w-]+-)?store\.ts$/.test(path);

/** What may stand above every feature: it composes them, or says what one may bring. */
const composing = new Set(
  ['app', 'main', 'prepare', 'feature', 'features', 'extensions', 'demo/load-demo-company'].map(
    (name) => `server/src/${name}.ts`,
  ),
);
/** What a feature hands itself in with. */
const isHandIn = (path: Path) => /^server\/src\/[\w-]+\/feature\.ts$/.test(path);
/** What every feature stands on. */
const isKernel = (path: Path) =>
  /^server\/src\/(database|bus|jobs|audit|http|live|language)\/|^server\/src\/(config|version)\.ts$/.test(
    path,
  );

/**
 * The longest circle of folders that is refused on a floor: 2 is two folders that import each other, 0 is none. Types
 * count too; what composes the folders stands in none of them.
 */
const refusedCircles: Record<string, number> = { server: Number.POSITIVE_INFINITY, web: 2 };

/** Without a clock, I/O or a page: what the rules may calculate, parse and match with. */
const pureLibraries = [
  'decimal.js',
  'jsep',
  'quickjs-emscripten-core',
  're2js',
  'rrule-temporal',
  'chinese-days',
  'lunar-typescript',
];

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
      (isStore(to) || to.endsWith('/tables.ts')) &&
      feature(to) !== 'database' &&
      feature(from) !== feature(to) &&
      !composing.has(from),
  },
  {
    says: 'SQL lives in stores: a query builder is used nowhere else',
    breaks: (from, to) =>
      floor(from) === 'server' &&
      to.startsWith('kysely') &&
      !isStore(from) &&
      !/\/(tables|enqueue|stamp)\.ts$/.test(from) &&
      !/^server\/src\/(database|testing)\//.test(from),
  },
  {
    says: 'the kernel (database, bus, jobs, audit, http, live) knows no feature',
    breaks: (from, to) =>
      isKernel(from) && floor(to) === 'server' && !isKernel(to) && !(isHandIn(from) && composing.has(to)),
  },
  {
    says: 'a feature.ts hands in its own feature only',
    breaks: (from, to) =>
      isHandIn(from) &&
      floor(to) === 'server' &&
      feature(from) !== feature(to) &&
      !isKernel(to) &&
      to !== 'server/src/feature.ts',
  },
  {
    says: 'features do not know what composes them',
    breaks: (from, to) => composing.has(to) && !composing.has(from) && !isHandIn(from),
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
  const arrows: Arrow[] = [];
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
      if (!isPackage(to)) arrows.push({ from, to });
      for (const { says, breaks } of rules) if (breaks(from, to)) problems.push(`${from} → ${to}: ${says}`);
    }
  }
  for (const [name, longest] of Object.entries(refusedCircles))
    problems.push(...circlesOf(arrows, name, longest));
  if (seen.size === 0) problems.push('no module was seen: the check is blind');
  for (const path of expected) if (!seen.has(path)) problems.push(`${path} was not seen`);
  return { problems, modules: seen.size, imports };
}

interface Arrow {
  from: Path;
  to: Path;
}

/** Folders of a floor that import each other, directly or around a circle; each circle is said once. */
function circlesOf(arrows: readonly Arrow[], name: string, longest: number): string[] {
  const known = new Map<string, Map<string, Arrow>>();
  for (const arrow of arrows) {
    const [from, to] = [feature(arrow.from), feature(arrow.to)];
    if (floor(arrow.from) !== name || floor(arrow.to) !== name || !from || !to || from === to) continue;
    known.set(from, (known.get(from) ?? new Map<string, Arrow>()).set(to, arrow));
  }
  const problems: string[] = [];
  const said = new Set<string>();
  for (const folder of [...known.keys()].toSorted()) {
    const circle = wayBackTo(folder, known);
    if (!circle || circle.length > longest || circle.some((one) => said.has(one))) continue;
    for (const one of circle) said.add(one);
    const ways = circle.map((one, at) => {
      const arrow = known.get(one)?.get(circle[at + 1] ?? folder);
      return `${arrow?.from} → ${arrow?.to}`;
    });
    problems.push(
      `${name}/src: ${[...circle, folder].join(' → ')}: folders do not import each other (${ways.join(', ')})`,
    );
  }
  return problems;
}

/** The shortest way from a folder back to itself. */
function wayBackTo(folder: string, known: ReadonlyMap<string, ReadonlyMap<string, Arrow>>) {
  const ways: string[][] = [[folder]];
  const visited = new Set<string>();
  for (const way of ways) {
    for (const next of known.get(way.at(-1) ?? '')?.keys() ?? []) {
      if (next === folder) return way;
      if (!visited.has(next)) ways.push([...way, next]);
      visited.add(next);
    }
  }
  return undefined;
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
