import { CompiledQuery } from 'kysely';
import type { Db } from './open.ts';

let kinds = 0;

/**
 * How rows of one kind take part in a statement that several write in. `$rows` in its text are the rows as JSON; each
 * names as `held` what it belongs to, and only what is in the table `held` is written for.
 */
export class Kind {
  readonly text: string;
  /** The same kinds in the same order are the same text, which PostgreSQL plans once. */
  readonly order = kinds++;
  constructor(text: string) {
    this.text = text;
  }
}

export interface Part {
  kind: Kind;
  rows: readonly object[];
}

/** One command in such a statement. */
export interface Written {
  held: string;
  parts: readonly Part[];
}

/**
 * Writes for several commands in one statement, which is a transaction by itself. `holding` makes the table `held`. No
 * part sees what the others write. Gives what was held.
 */
export async function writeTogether<Row>(
  db: Db,
  holding: Kind,
  commands: readonly (Written & { row: object })[],
): Promise<Row[]> {
  const parts = gathered(commands);
  const held: Gathered = [holding, commands.map(({ row }) => row)];
  const values = [held, ...parts].map(([, rows]) => wellFormed(JSON.stringify(rows)));
  const text = textOf(
    holding,
    parts.map(([kind]) => kind),
  );
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values) as CompiledQuery<Row>);
  return rows;
}

/** What the transaction holds already, or nobody else has yet. */
const heldAlready = new Kind('held as (select id from json_to_recordset($rows) as one (id text))');

/** The same parts within a transaction of their own. */
export async function writeParts(db: Db, parts: readonly Part[]): Promise<void> {
  if (parts.some(({ rows }) => rows.length > 0))
    await writeTogether(db, heldAlready, [{ held: '', row: { id: '' }, parts }]);
}

type Gathered = [kind: Kind, rows: object[]];

/** Written out once: the very same text is known again without being read. */
const texts = new Map<string, string>();

function textOf(holding: Kind, parts: readonly Kind[]): string {
  const key = [holding, ...parts].map(({ order }) => order).join();
  const known = texts.get(key);
  if (known) return known;
  let values = 0;
  const place = ({ text }: Kind) => text.replace('$rows', () => `$${++values}`);
  const text = `with ${place(holding)}${parts.map((kind) => `, part${kind.order} as (${place(kind)})`).join('')}
    select * from held`;
  texts.set(key, text);
  return text;
}

/** The rows of all commands by their kind, each with what it belongs to. */
function gathered(commands: readonly Written[]): Gathered[] {
  const byKind = new Map<Kind, object[]>();
  for (const command of commands)
    for (const { kind, rows } of command.parts) {
      const all = byKind.get(kind) ?? [];
      byKind.set(kind, all);
      for (const row of rows) all.push({ held: command.held, ...row });
    }
  return [...byKind].sort(([one], [other]) => one.order - other.order);
}

/** Half a character is written as an escape by JSON, and PostgreSQL has no text for it. */
const wellFormed = (json: string): string =>
  json.includes('\\ud') ? json.replace(/(?<!\\)((?:\\\\)*)\\ud[0-9a-f]{3}/g, '$1\ufffd') : json;
