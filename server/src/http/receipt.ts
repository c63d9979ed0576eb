import { createHash } from 'node:crypto';
import { Kind, type Part } from '../database/one-statement.ts';
import type { Db } from '../database/open.ts';
import type { HttpTables } from './tables.ts';

/** How long a command sent again is recognised: a phone may have been off for days. */
export const receiptLifetime = 7 * 24 * 60 * 60 * 1000;

const wellFormed = /^[\w-]{8,64}$/;

/** The id a client gave to a command, so that a retry acts once. */
export function commandIdOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && wellFormed.test(header) ? header : undefined;
}

/** What a command asks for, so that another one under its id is seen for what it is. */
export const askedHash = (name: string, input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([name, input]))
    .digest('base64');

export async function findReceipt(db: Db, userId: string, commandId: string) {
  return db
    .selectFrom('command_receipt')
    .select(['name', 'askedHash', 'reply'])
    .where('userId', '=', userId)
    .where('commandId', '=', commandId)
    .executeTakeFirst();
}

export type Receipt = HttpTables['command_receipt'];

const receipts = new Kind(`
  insert into command_receipt ("userId", "commandId", name, "askedHash", reply, "at")
  select "userId", "commandId", name, "askedHash", reply, "at"
  from json_to_recordset($rows) as one (held text, "userId" text, "commandId" text, name text, "askedHash" text,
    reply text, "at" timestamptz)
  join held on held.id = one.held`);

/** Part of the statement that is the command; when the same command got through in the meantime, it fails as a whole. */
export const receiptPart = (receipt: Receipt): Part => ({ kind: receipts, rows: [receipt] });

/** False when the same command got through in the meantime: the caller rolls back and gives that reply. */
export async function keepReceipt(db: Db, receipt: Receipt): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('command_receipt')
    .values(receipt)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

export async function forgetReceipts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('command_receipt').where('at', '<', before).execute();
}
