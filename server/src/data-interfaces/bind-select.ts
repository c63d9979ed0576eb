import type { DeclaredParameter } from '@fairway/contract/data-interfaces.ts';
import type { ParameterValues } from '@fairway/domain/data-interfaces/parameter-values.ts';
import type { BoundSelect } from '../database/reader.ts';
import { InterfaceError } from './interface-error.ts';

/** How a value of each type is written where its place is; the database is not left to guess. */
const castOf: Record<DeclaredParameter['dataType'], (place: string) => string> = {
  text: (place) => `(${place}::text)`,
  number: (place) => `(${place}::numeric)`,
  date: (place) => `pg_catalog.to_timestamp(${place}::double precision / 1000)`,
};

/** The pieces SQL is made of, as far as it matters what is text of its own and what is not. */
const pieces: readonly [kind: string, pattern: RegExp][] = [
  ['comment', /--[^\n]*/y],
  ['quoted', /e'(?:[^'\\]|\\[\s\S]|'')*'/iy],
  ['quoted', /'(?:[^']|'')*'/y],
  ['quoted', /"(?:[^"]|"")*"/y],
  ['quoted', /\$([A-Za-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$[\s\S]*?\$\1\$/y],
  ['word', /[a-z_\u0080-\uffff][\w$\u0080-\uffff]*/iy],
  ['place', /\{\s*[a-z_]\w*\s*\}/iy],
  ['space', /\s+/y],
];

interface Piece {
  kind: string;
  text: string;
}

/** Makes one SELECT with bound values of what somebody wrote; refuses what is not exactly that. */
export function bindSelect(
  sql: string,
  declared: readonly DeclaredParameter[],
  values: ParameterValues,
): BoundSelect {
  const all = piecesOf(sql);
  const said = all.filter(({ kind }) => kind !== 'comment' && kind !== 'space');
  if (!/^(select|with)$/i.test(said[0]?.text ?? '')) throw new InterfaceError('sqlNoSelect');
  // One at the very end does no harm.
  const end = said.at(-1)?.text === ';' ? said.pop() : undefined;
  if (said.some(({ text }) => text === ';')) throw new InterfaceError('sqlSeveral');
  refuseOpenParentheses(said);

  const names: string[] = [];
  const text = all
    .filter((piece) => piece !== end)
    .map((piece) => (piece.kind === 'place' ? placed(piece.text, declared, names) : checked(piece, declared)))
    .join('');
  return { text, values: names.map((name) => values[name] ?? null) };
}

function placed(text: string, declared: readonly DeclaredParameter[], names: string[]): string {
  const name = text.slice(1, -1).trim();
  const parameter = declared.find((one) => one.name === name);
  if (!parameter) throw new InterfaceError('parameterUnknown', { name });
  if (!names.includes(name)) names.push(name);
  return castOf[parameter.dataType](`$${names.indexOf(name) + 1}`);
}

function checked({ kind, text }: Piece, declared: readonly DeclaredParameter[]): string {
  // Braces in quotes are text, such as JSON; with the name of a parameter in them they are a mistake.
  const quoted = kind === 'quoted' && declared.find(({ name }) => text.includes(`{${name}}`));
  if (quoted) throw new InterfaceError('sqlQuoted', { name: quoted.name });
  return text;
}

/** What closes more than it opens could end the parentheses that are put around it. */
function refuseOpenParentheses(said: readonly Piece[]): void {
  let open = 0;
  for (const { text } of said) {
    if (text === '(') open += 1;
    if (text === ')') open -= 1;
    if (open < 0) break;
  }
  if (open !== 0) throw new InterfaceError('sqlUnfinished');
}

function piecesOf(sql: string): Piece[] {
  const found: Piece[] = [];
  for (let at = 0; at < sql.length; ) {
    const piece = sql.startsWith('/*', at) ? blockComment(sql, at) : pieceAt(sql, at);
    found.push(piece);
    at += piece.text.length;
  }
  return found;
}

function pieceAt(sql: string, at: number): Piece {
  for (const [kind, pattern] of pieces) {
    pattern.lastIndex = at;
    const text = pattern.exec(sql)?.[0];
    if (text) return { kind, text };
  }
  const text = sql[at] as string;
  if (text === '$') throw new InterfaceError('sqlDollar');
  if (text === "'" || text === '"') throw new InterfaceError('sqlUnfinished');
  return { kind: 'sign', text };
}

/** In PostgreSQL they may stand inside each other. */
function blockComment(sql: string, from: number): Piece {
  let depth = 0;
  let at = from;
  do {
    if (sql.startsWith('/*', at)) depth += 1;
    else if (sql.startsWith('*/', at)) depth -= 1;
    else {
      at += 1;
      if (at >= sql.length) throw new InterfaceError('sqlUnfinished');
      continue;
    }
    at += 2;
  } while (depth > 0);
  return { kind: 'comment', text: sql.slice(from, at) };
}
