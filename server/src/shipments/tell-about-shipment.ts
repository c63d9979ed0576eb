import { filledWords } from '@fairway/contract/filled-words.ts';
import { shipmentPath } from '@fairway/contract/shipments.ts';
import type { Context } from '../http/context.ts';
import { shipmentMessages } from '../language/shipment-words.ts';
import { inBoth } from '../language/words.ts';
import { portsById } from '../master-data/lookups.ts';
import { notify } from '../messages/notify.ts';
import type { StoredShipment } from './stored-shipment.ts';

interface News {
  what: keyof typeof shipmentMessages;
  userIds: readonly string[];
  /** What was said, behind the lane. */
  line?: string;
}

const mostNamed = 5;

/** Leaves a message about shipments that opens the first of them. */
export async function tellAbout(
  ctx: Pick<Context, 'db' | 'bus' | 'afterCommit' | 'now' | 'session'>,
  shipments: readonly Pick<StoredShipment, 'id' | 'shipmentNo' | 'polId' | 'podId'>[],
  { what, userIds, line = '' }: News,
): Promise<void> {
  const [first] = shipments;
  if (!first || userIds.length === 0) return;
  const { db, now, session } = ctx;
  const named = shipments.slice(0, mostNamed).map(({ shipmentNo }) => shipmentNo);
  const number = [...named, ...(shipments.length > mostNamed ? ['…'] : [])].join(', ');
  const lanes = {
    zh: await portsById(db, [first.polId, first.podId], 'zh'),
    en: await portsById(db, [first.polId, first.podId], 'en'),
  };
  await notify(ctx, {
    type: 'system',
    title: inBoth((language) =>
      filledWords(shipmentMessages[what][language], { name: session.realName, number }),
    ),
    bodyText: inBoth((language) => {
      const name = (portId: string) => lanes[language].get(portId)?.fullName ?? '';
      return [`${name(first.polId)} → ${name(first.podId)}`, line].filter(Boolean).join(' · ');
    }),
    link: `${shipmentPath}?id=${first.id}`,
    ...{ creatorUserId: session.userId, userIds, now },
  });
}
