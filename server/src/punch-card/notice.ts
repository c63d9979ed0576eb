import { AppError } from '@fairway/contract/app-error.ts';
import type { PunchNotice } from '@fairway/contract/punch-card.ts';
import type { Context } from '../http/context.ts';
import { sectionVersion } from '../settings/section-version.ts';
import { readSettings } from '../system/settings.ts';
import { findMap } from './map-store.ts';
import { agreementOf, insertAgreement } from './store.ts';

type Asked = Pick<Context, 'db' | 'session'>;

/** What people are told before their first punch; with any of it changed it is another version. */
export async function noticeFor({ db, session }: Asked): Promise<PunchNotice> {
  const { punchNotice, punchPositionDays, punchPhotoDays, punchSeenByHr } = await readSettings(db);
  const map = await findMap(db);
  const version = (await sectionVersion(db, 'punchCard')) + (map?.version ?? 0) + 1;
  const agreed = await agreementOf(db, session.userId, version);
  return {
    version,
    text: punchNotice,
    ...{ positionDays: punchPositionDays, photoDays: punchPhotoDays },
    seenBy: punchSeenByHr === 1 ? ['managers', 'hr'] : ['managers'],
    isSentToMap: map?.isOn ?? false,
    isAgreed: agreed !== undefined,
    agreedTime: agreed?.agreedTime.getTime() ?? null,
  };
}

/** To what was shown, and to nothing that came after it. */
export async function agreeToPunchNotice(ctx: Context, version: number): Promise<null> {
  const notice = await noticeFor(ctx);
  if (notice.version !== version) throw new AppError('RECORD_CHANGED');
  await insertAgreement(ctx.db, { userId: ctx.session.userId, version, agreedTime: ctx.now });
  return null;
}
