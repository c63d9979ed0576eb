/** What keeps a line from being read; lines are counted from 1. */
export interface LineProblem {
  line: number;
  problem: 'tooLong' | 'tooDeep' | 'tooMany';
}

export interface ReadDepartments {
  /** Names from the top, each path once, what is above before what is below. */
  paths: string[][];
  problems: LineProblem[];
}

const longestName = 50;
const deepest = 8;
/** More come as a sheet, or later. */
const most = 200;

/**
 * Departments written one on a line. What is indented further than the line above stands below it, and `操作部/海运组` is
 * a path by itself; both together count.
 */
export function readDepartmentLines(text: string): ReadDepartments {
  const paths = new Map<string, string[]>();
  const problems: LineProblem[] = [];
  /** The lines above that what follows may stand below. */
  const open: { indent: number; path: string[] }[] = [];
  const written = text.split(/\r?\n/);
  for (const [index, raw] of written.entries()) {
    const names = namesIn(raw);
    if (names.length === 0) continue;
    const indent = indentOf(raw);
    while ((open.at(-1)?.indent ?? -1) >= indent) open.pop();
    const path = [...(open.at(-1)?.path ?? []), ...names];
    open.push({ indent, path });
    const line = index + 1;
    if (names.some((name) => name.length > longestName)) problems.push({ line, problem: 'tooLong' });
    else if (path.length > deepest) problems.push({ line, problem: 'tooDeep' });
    else for (const [at] of path.entries()) keep(path.slice(0, at + 1));
    if (paths.size > most) return { paths: [], problems: [{ line, problem: 'tooMany' }] };
  }
  return { paths: [...paths.values()], problems };

  function keep(path: string[]): void {
    const key = path.join('/').toLowerCase();
    if (!paths.has(key)) paths.set(key, path);
  }
}

/** Marks of lists that people type in front are no part of a name. */
const namesIn = (raw: string): string[] =>
  raw
    .normalize('NFKC')
    .replace(/^[\s\-*•·]+/, '')
    .split(/[/\\>]/)
    .map((name) => name.trim().replace(/\s+/g, ' '))
    .filter((name) => name !== '');

/** A tab and a full-width space are as wide as two spaces. */
function indentOf(raw: string): number {
  const [before = ''] = /^[\s\-*•·]*/.exec(raw) ?? [];
  return [...before].reduce((sum, sign) => sum + (sign === '\t' || sign === '\u3000' ? 2 : 1), 0);
}
