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
  /** Their kinds select as `held` what must not be written. */
  conditions: readonly Part[];
}

/**
 * Writes for several commands in one statement, which is a transaction by itself. `holding` makes the table `held` and
 * does not take what is in `refused`. No part sees what the others write. Gives what was held.
 */
export async function together<Row>(
  db: Db,
  holding: Kind,
  commands: readonly (Written & { row: object })[],
): Promise<Row[]> {
  const values: string[] = [];
  const place = ({ text }: Kind, rows: readonly object[]) =>
    text.replace('$rows', `$${values.push(wellFormed(JSON.stringify(rows)))}`);
  const refused = gathered(commands, 'conditions').map(([kind, rows]) => place(kind, rows));
  const held = place(
    holding,
    commands.map(({ row }) => row),
  );
  const parts = gathered(commands, 'parts').map(
    ([kind, rows]) => `, part${kind.order} as (${place(kind, rows)})`,
  );
  const text = `with refused as (${refused.join(' union all ') || 'select null as held where false'}),
    ${held}${parts.join('')} select * from held`;
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values) as CompiledQuery<Row>);
  return rows;
}

/** The rows of all commands by their kind, each with what it belongs to. */
function gathered(commands: readonly Written[], which: 'parts' | 'conditions'): [Kind, object[]][] {
  const byKind = new Map<Kind, object[]>();
  for (const command of commands)
    for (const { kind, rows } of command[which]) {
      const all = byKind.get(kind) ?? [];
      byKind.set(kind, all);
      for (const row of rows) all.push({ held: command.held, ...row });
    }
  return [...byKind].sort(([one], [other]) => one.order - other.order);
}

/** Half a character is written as an escape by JSON, and PostgreSQL has no text for it. */
const wellFormed = (json: string): string =>
  json.includes('\\ud') ? json.replace(/(?<!\\)((?:\\\\)*)\\ud[0-9a-f]{3}/g, '$1\ufffd') : json;
