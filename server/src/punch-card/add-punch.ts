import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import { placeDatum } from '@fairway/contract/places.ts';
import type { addPunch as addCall } from '@fairway/contract/punch-card.ts';
import { reasonAfter, usualRadius } from '@fairway/contract/punch-fields.ts';
import { numberOfDay, weekdayOf } from '@fairway/domain/calendar/working-days.ts';
import { metresBetween, roundedSpot } from '@fairway/domain/places/spot.ts';
import { flagsOf, needsReason } from '@fairway/domain/punch-card/flags.ts';
import { type TrueTime, trueTime } from '@fairway/domain/punch-card/true-time.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { newId } from '../database/new-id.ts';
import { showFilesAt } from '../files/show-files-at.ts';
import type { Context } from '../http/context.ts';
import { enqueue } from '../jobs/enqueue.ts';
import { checkPhotos } from './check-photos.ts';
import { findMap } from './map-store.ts';
import { addressOf } from './name-address.ts';
import { mapAddressJob } from './name-by-map.ts';
import { noticeFor } from './notice.ts';
import { pairDay } from './pair-day.ts';
import { punchPlace } from './punch-places.ts';
import { ruleOf } from './rules.ts';
import { describedPunch } from './shown-punch.ts';
import { findByClientId, findPunch, insertPhotos, insertPunch, lockPerson, punchesBeside } from './store.ts';
import { type PunchedTarget, targetNamed } from './targets.ts';

type Given = Received<typeof addCall>['body'];

/** Keeps a punch as it was sent, however often it is sent: the second one is shown what the first one made. */
export async function addPunch(ctx: Context, given: Given): Promise<Reply<typeof addCall>> {
  const { db, session, now } = ctx;
  await lockPerson(db, session.userId);
  const known = await findByClientId(db, session.userId, given.clientId);
  if (known) return describedPunch(ctx, known);
  if (!(await noticeFor(ctx)).isAgreed) throw new AppError('PUNCH_NOTICE_NOT_AGREED');
  const time = trueTime(given, now.getTime());
  if (needsReason(time.at, now.getTime()) && given.lateReason === '')
    throw new AppError('PUNCH_LATE_WITHOUT_REASON', { hours: reasonAfter / 3_600_000 });
  const rule = await ruleOf(db, session.userId);
  // Who had no network could not know of a rule that came later.
  const asksForPhoto = rule?.isPhotoRequired && rule.changedTime.getTime() <= time.at;
  if (asksForPhoto && given.photos.length === 0)
    throw new AppError('PUNCH_PHOTO_MISSING', { rule: rule.name });
  await checkPhotos(ctx, given.photos);
  const target = given.target ? await targetNamed(ctx, given.target) : null;
  ctx.auditTarget(target?.name ?? '');
  const id = await keep(ctx, given, { time, target, rule });
  const punch = await findPunch(db, id);
  if (!punch) throw new Error('the punch that was just written is not there');
  return describedPunch(ctx, punch);
}

interface Worked {
  time: TrueTime;
  target: PunchedTarget | null;
  rule: Awaited<ReturnType<typeof ruleOf>>;
}

async function keep(ctx: Context, given: Given, { time, target, rule }: Worked): Promise<string> {
  const { db, session, now } = ctx;
  const { userId } = session;
  const at = new Date(time.at);
  const day = formatDate(at, 'yyyy-MM-dd');
  const position = { ...roundedSpot(given.position), accuracy: given.position.accuracy };
  const radius = rule?.radius ?? usualRadius;
  const flags = flagsOf({
    ...{ position, isMock: given.isMock, ...time, receivedAt: now.getTime() },
    ...{ target: target?.spot ?? null, radius, rule: rule ?? null },
    weekday: weekdayOf(numberOfDay(day)),
    minute: minuteOf(at),
    ...(await besides(ctx, at)),
    deviceId: given.deviceId,
  });
  const id = newId(now.getTime());
  await insertPunch(db, {
    ...{ id, userId, clientId: given.clientId, kind: given.kind, at, day, receivedAt: now },
    ...{ takenAt: new Date(given.takenAt), sentAt: new Date(given.sentAt), elapsedMs: given.elapsedMs },
    ...{ isQueued: given.isQueued, clockOffBy: time.clockOffBy, ...position, datum: placeDatum },
    fixes: JSON.stringify(given.fixes.map((fix) => ({ ...roundedSpot(fix), accuracy: fix.accuracy }))),
    deviceId: given.deviceId,
    ...{ targetKind: target?.kind ?? null, targetId: target?.id ?? null },
    ...{ targetName: target?.name ?? '', targetEnName: target?.enName ?? '' },
    targetAddress: target?.address ?? '',
    ...{ targetLat: target?.spot?.lat ?? null, targetLng: target?.spot?.lng ?? null },
    distance: target?.spot ? Math.round(metresBetween(position, target.spot)) : null,
    ...{ radius, ruleName: rule?.name ?? null },
    ...{ flags: JSON.stringify(flags), flagNames: flags.map(({ flag }) => flag) },
    ...{ note: given.note, watermark: given.watermark, lateReason: given.lateReason },
    photoCount: given.photos.length,
    ...(await addressOf(ctx, position)),
  });
  if (!(await insertPhotos(db, id, given.photos))) throw new AppError('PUNCH_PHOTO_WRONG');
  await showFilesAt(
    db,
    punchPlace(id),
    given.photos.map(({ fileId }) => fileId),
  );
  await pairDay(db, userId, day);
  if ((await findMap(db))?.isOn) await enqueue(db, mapAddressJob, { punchId: id }, { maxAttempts: 3 });
  return id;
}

function minuteOf(at: Date): number {
  const [hours = 0, minutes = 0] = formatDate(at, 'HH:mm').split(':').map(Number);
  return hours * 60 + minutes;
}

/** What was punched just before and after, as far as its position is still kept. */
async function besides({ db, session }: Context, at: Date) {
  const { before, after } = await punchesBeside(db, session.userId, at);
  const beside = [before, after].flatMap((one) =>
    one && one.lat !== null && one.lng !== null && one.accuracy !== null
      ? [{ lat: one.lat, lng: one.lng, accuracy: one.accuracy, at: one.at.getTime() }]
      : [],
  );
  return { beside, lastDeviceId: before?.deviceId ?? '' };
}
