import type { ChargeTemplate } from '@fairway/contract/shipment-charges.ts';
import type { Db } from '../database/open.ts';
import type { ChargeTables } from './tables.ts';

type Row = ChargeTables['charge_template'];
export interface StoredTemplate extends Omit<Row, 'lines'> {
  lines: ChargeTemplate['lines'];
}

/** Sets of charges are everybody's who writes charges: who kept one only says so. */
export async function listTemplateRows(db: Db, most: number): Promise<StoredTemplate[]> {
  const rows = await db.selectFrom('charge_template').selectAll().orderBy('name').limit(most).execute();
  return rows as StoredTemplate[];
}

export async function findTemplate(db: Db, id: string): Promise<StoredTemplate | undefined> {
  const row = await db.selectFrom('charge_template').selectAll().where('id', '=', id).executeTakeFirst();
  return row as StoredTemplate | undefined;
}

export async function countTemplates(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('charge_template')
    .select((e) => e.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The same name is the same set. */
export async function keepTemplate(db: Db, { lines, ...template }: StoredTemplate): Promise<string> {
  const written = { ...template, lines: JSON.stringify(lines) };
  const { id } = await db
    .insertInto('charge_template')
    .values(written)
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ lines: written.lines, ownerId: template.ownerId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function deleteTemplateRow(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('charge_template').where('id', '=', id).executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function giveUpTemplates(db: Db, userId: string): Promise<void> {
  await db.updateTable('charge_template').set({ ownerId: null }).where('ownerId', '=', userId).execute();
}
