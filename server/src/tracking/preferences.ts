import { AppError } from '@fairway/contract/app-error.ts';
import type { Answer, Received } from '@fairway/contract/endpoint.ts';
import type { getTrackingPreference, saveTrackingPreference } from '@fairway/contract/shipment-tracking.ts';
import { milestones } from '@fairway/contract/tracking.ts';
import { wallTimeOf } from '@fairway/domain/time/zoned.ts';
import { canHearOf, type NewsPreference, usualPreference } from '@fairway/domain/tracking/news.ts';
import { usersOfCustomer } from '../customers/users-of-customer.ts';
import type { Db } from '../database/open.ts';
import type { Context, Session } from '../http/context.ts';
import type { LoadedShipment } from '../shipments/progress/load-progress.ts';
import { findPreferences, findSubscriptions, savePreference, saveSubscription } from './news-store.ts';
import { seenShipment } from './seen-shipment.ts';

/** What people want to hear; the usual where they did not say. */
export async function preferencesOf(
  db: Db,
  people: readonly { userId: string; isStaff: boolean }[],
): Promise<Map<string, NewsPreference>> {
  const rows = await findPreferences(
    db,
    people.map(({ userId }) => userId),
  );
  const said = new Map(rows.map(({ userId, ...row }) => [userId, row as unknown as NewsPreference]));
  return new Map(people.map(({ userId, isStaff }) => [userId, said.get(userId) ?? usualPreference(isStaff)]));
}

const staffOf = ({ kind }: Pick<Session, 'kind'>): boolean => kind !== 'customer';

export async function getPreference({ db, session }: Context): Promise<Answer<typeof getTrackingPreference>> {
  const isStaff = staffOf(session);
  const { userId } = session;
  const own = (await preferencesOf(db, [{ userId, isStaff }])).get(userId) ?? usualPreference(isStaff);
  const offered = milestones.filter((milestone) => canHearOf(milestone, isStaff));
  return { ...own, milestones: own.milestones.filter((one) => offered.includes(one)), offered };
}

export async function setPreference(
  { db, session }: Context,
  wanted: Received<typeof saveTrackingPreference>['body'],
): Promise<null> {
  if (!isZone(wanted.timeZone)) throw new AppError('TRACKING_ZONE_UNKNOWN', { zone: wanted.timeZone });
  const heard = wanted.milestones.filter((one) => canHearOf(one, staffOf(session)));
  await savePreference(db, { userId: session.userId, ...wanted, milestones: [...new Set(heard)] });
  return null;
}

function isZone(zone: string): boolean {
  try {
    return wallTimeOf(0, zone) !== undefined;
  } catch {
    return false;
  }
}

export async function setSubscription(ctx: Context, shipmentId: string, isOn: boolean): Promise<null> {
  await seenShipment(ctx, shipmentId);
  const { userId } = ctx.session;
  await saveSubscription(ctx.db, { ...{ userId, shipmentId, isOn, creatorTime: ctx.now } });
  return null;
}

/** Whose shipment it is, so that they hear of it without asking: its members and the people of its customer. */
export async function ownersOf(db: Db, { row, members }: LoadedShipment): Promise<string[]> {
  const customers = await usersOfCustomer(db, row.customerId);
  return [...new Set([...members.map(({ userId }) => userId), ...customers])];
}

/** Whether somebody hears of a shipment. */
export async function hearsOf(db: Db, session: Session, shipment: LoadedShipment): Promise<boolean> {
  const said = (await findSubscriptions(db, [shipment.row.id])).find(
    ({ userId }) => userId === session.userId,
  );
  if (said) return said.isOn;
  if (!(await ownersOf(db, shipment)).includes(session.userId)) return false;
  const own = await preferencesOf(db, [{ userId: session.userId, isStaff: staffOf(session) }]);
  return own.get(session.userId)?.isSubscribed ?? true;
}
