import type { Db } from '../database/open.ts';

/** How long a command sent again is recognised. */
export const receiptLifetime = 24 * 60 * 60 * 1000;

const wellFormed = /^[\w-]{8,64}$/;

/** The id a client gave to a command, so that a retry acts once. */
export function commandIdOf(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && wellFormed.test(header) ? header : undefined;
}

export async function findReceipt(db: Db, userId: string, commandId: string, name: string) {
  const found = await db
    .selectFrom('command_receipt')
    .select('reply')
    .where('userId', '=', userId)
    .where('commandId', '=', commandId)
    .where('name', '=', name)
    .executeTakeFirst();
  return found?.reply;
}

/** False when the same command got through in the meantime: the caller rolls back and gives that reply. */
export async function keepReceipt(
  db: Db,
  receipt: { userId: string; commandId: string; name: string; reply: string; at: Date },
): Promise<boolean> {
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
