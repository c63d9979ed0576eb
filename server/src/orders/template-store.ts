import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import type { OrderFields } from '@fairway/contract/order-fields.ts';
import { asJsonColumns } from '../database/json-columns.ts';
import type { Db } from '../database/open.ts';
import type { OrderTables } from './tables.ts';

type Row = OrderTables['order_template'];

export interface StoredTemplate extends Omit<Row, 'mode' | 'fields'> {
  mode: TransportMode;
  fields: OrderFields;
}

/** Under a name its owner has already it takes the place of that; gives the id it has then. */
export async function putTemplate(db: Db, template: StoredTemplate): Promise<string> {
  const { customerId, mode, fields, creatorTime } = template;
  const row = asJsonColumns({ customerId, mode, fields, creatorTime }) as unknown as Partial<Row>;
  const { id } = await db
    .insertInto('order_template')
    .values(asJsonColumns(template) as unknown as Row)
    .onConflict((conflict) => conflict.columns(['ownerId', 'name']).doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findTemplates(db: Db, ownerId: string): Promise<StoredTemplate[]> {
  const rows = await db
    .selectFrom('order_template')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .orderBy('creatorTime', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows as unknown as StoredTemplate[];
}

export async function findTemplate(db: Db, ownerId: string, id: string): Promise<StoredTemplate | undefined> {
  const row = await db
    .selectFrom('order_template')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row as unknown as StoredTemplate | undefined;
}

export async function deleteTemplateRow(db: Db, ownerId: string, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('order_template')
    .where('ownerId', '=', ownerId)
    .where('id', '=', id)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0;
}

export async function deleteTemplatesOf(db: Db, ownerId: string): Promise<void> {
  await db.deleteFrom('order_template').where('ownerId', '=', ownerId).execute();
}
