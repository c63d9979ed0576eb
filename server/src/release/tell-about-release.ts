import { filledWords } from '@fairway/contract/filled-words.ts';
import { releasePath } from '@fairway/contract/releases.ts';
import { usersOfCustomer } from '../customers/users-of-customer.ts';
import { releaseMessages } from '../language/release-words.ts';
import { inBoth } from '../language/words.ts';
import { notify, type Teller } from '../messages/notify.ts';
import { membersOfShipments } from '../shipments/shipment-lookups.ts';
import type { StoredShipment } from '../shipments/stored-shipment.ts';
import type { StoredRelease } from './store.ts';

interface News {
  what: keyof typeof releaseMessages;
  userIds: readonly string[];
  line?: string;
}

/** Leaves a message about a release that opens it. */
export async function tellAboutRelease(
  ctx: Teller & { now: Date; session: { userId: string | null } },
  { id, releaseNo }: Pick<StoredRelease, 'id' | 'releaseNo'>,
  { shipmentNo }: Pick<StoredShipment, 'shipmentNo'>,
  { what, userIds, line = '' }: News,
): Promise<void> {
  const others = userIds.filter((userId) => userId !== ctx.session.userId);
  if (others.length === 0) return;
  await notify(ctx, {
    type: 'system',
    title: inBoth((language) =>
      filledWords(releaseMessages[what][language], { no: releaseNo, shipment: shipmentNo }),
    ),
    bodyText: line,
    link: `${releasePath}?id=${id}`,
    ...(ctx.session.userId !== null && { creatorUserId: ctx.session.userId }),
    ...{ userIds: others, now: ctx.now },
  });
}

/** Those who work on a shipment for its customer, and who applied. */
export async function staffOf(
  { db }: Pick<Teller, 'db'>,
  release: Pick<StoredRelease, 'shipmentId' | 'appliedBy' | 'isByCustomer'>,
): Promise<string[]> {
  const members = await membersOfShipments(db, [release.shipmentId]);
  const working = members.filter(
    ({ role }) => role === 'operator' || role === 'service' || role === 'documents' || role === 'sales',
  );
  const applicant = release.isByCustomer || release.appliedBy === null ? [] : [release.appliedBy];
  return [...new Set([...working.map(({ userId }) => userId), ...applicant])];
}

export const customerPeople = (
  { db }: Pick<Teller, 'db'>,
  { customerId }: Pick<StoredRelease, 'customerId'>,
): Promise<string[]> => usersOfCustomer(db, customerId);
