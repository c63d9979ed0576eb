import { AppError } from '@fairway/contract/app-error.ts';
import { keptAuditDays } from '@fairway/domain/audit/retention.ts';
import type { Db } from '../database/open.ts';
import type { Context } from '../http/context.ts';
import { changeSetting } from './change-setting.ts';
import { readSettings } from './settings.ts';
import { lockSetting } from './store.ts';

/** For how many days lines of the audit log are kept. */
export const auditDaysKept = async (db: Db): Promise<number> =>
  keptAuditDays((await readSettings(db)).auditDays);

export async function getAuditRetention({ db, session }: Context) {
  return { days: await auditDaysKept(db), canChange: session.isAdministrator };
}

/** Who could shorten it could make their own traces go: that is for administrators alone. */
export async function changeAuditRetention(
  { db, session, auditTarget }: Context,
  { days, before }: { days: number; before: number },
) {
  if (!session.isAdministrator) throw new AppError('FORBIDDEN');
  await lockSetting(db, 'auditDays');
  const kept = await auditDaysKept(db);
  if (kept !== before) throw new AppError('RECORD_CHANGED');
  await changeSetting(db, 'auditDays', days);
  auditTarget(`${kept} → ${days}`);
  return { days };
}
