import type { Part } from '../database/one-statement.ts';
import type { Db } from '../database/open.ts';
import { auditPartOf, hasAuditSince, insertAudit, lockAudit } from './store.ts';

export interface Audited {
  name: string;
  actor: { userId: string; account: string; realName: string } | undefined;
  at: Date;
  target: string;
  address: string;
  requestId: string;
}

/** Leaves the line that says who did what, in the transaction that did it. */
export const writeAudit = (db: Db, done: Audited): Promise<void> => insertAudit(db, lineOf(done));

/** Several lines at once, of something that is looked at and not done. */
export async function writeAudits(db: Db, done: readonly Audited[]): Promise<void> {
  if (done.length > 0) await insertAudit(db, done.map(lineOf));
}

/** The same unless this person has such a line since then: several processes may notice the same. */
export async function writeFirstAudit(db: Db, done: Audited, since: Date): Promise<boolean> {
  const { name, actor } = done;
  await lockAudit(db, `${name} ${actor?.userId}`);
  if (await hasAuditSince(db, actor?.userId ?? null, name, since)) return false;
  await writeAudit(db, done);
  return true;
}

/** The same as part of the statement that does it. */
export const auditPart = (done: Audited): Part => auditPartOf(lineOf(done));

const lineOf = ({ actor, target, ...done }: Audited) => ({
  ...done,
  userId: actor?.userId ?? null,
  account: actor?.account ?? '',
  realName: actor?.realName ?? '',
  target: target.slice(0, 200),
});
