import { filledWords } from '@fairway/contract/filled-words.ts';
import { releasesPath } from '@fairway/contract/releases.ts';
import { customersWithTerms } from '../customers/customers-with-terms.ts';
import { newId } from '../database/new-id.ts';
import { companyDay } from '../freight/company-day.ts';
import { holdMessages, releaseWords } from '../language/release-words.ts';
import { inBoth } from '../language/words.ts';
import { notify } from '../messages/notify.ts';
import { partyNames } from '../shipments/shipment-lookups.ts';
import {
  findHoldsToLift,
  findShipmentsToHold,
  insertHolds,
  type LateShipment,
  liftHolds,
  takeEndedHolds,
} from './hold-store.ts';
import type { Settler } from './settle-release.ts';

const someAtOnce = 1_000;

/**
 * At night: cargo of customers with overdue invoices is held, and goes on once they have paid. Whoever answers for a
 * customer gets one message, however many invoices and shipments that is.
 */
export async function followOverdue(settler: Settler): Promise<void> {
  const { db, now } = settler;
  const today = companyDay(now);
  const ended = await takeEndedHolds(db, today, someAtOnce);
  await liftHolds(
    db,
    ended.map(({ id }) => id),
    {
      ...{ liftedBy: null, liftedAt: now, liftReason: releaseWords.holdEnded.zh },
    },
  );
  for (;;) {
    const late = await findShipmentsToHold(db, today, someAtOnce);
    await insertHolds(
      db,
      late.map(({ shipmentId }) => ({
        ...{ id: newId(now.getTime()), shipmentId, containerNos: [], type: 'credit' as const, until: null },
        ...{ reason: releaseWords.overdueHold.zh, isByRule: true, placedBy: null, placedAt: now },
        ...{ liftedBy: null, liftedAt: null, liftReason: '' },
      })),
    );
    await tell(settler, late, 'placed');
    if (late.length < someAtOnce) break;
  }
  for (;;) {
    const paid = await findHoldsToLift(db, today, someAtOnce);
    await liftHolds(
      db,
      paid.map(({ id }) => id),
      {
        ...{ liftedBy: null, liftedAt: now, liftReason: releaseWords.overduePaid.zh },
      },
    );
    await tell(settler, paid, 'lifted');
    if (paid.length < someAtOnce) break;
  }
}

async function tell(
  settler: Settler,
  shipments: readonly LateShipment[],
  what: keyof typeof holdMessages,
): Promise<void> {
  const { db, now } = settler;
  const byCustomer = Map.groupBy(shipments, ({ customerId }) => customerId);
  const ids = [...byCustomer.keys()];
  const names = { zh: await partyNames(db, ids, 'zh'), en: await partyNames(db, ids, 'en') };
  for (const { id, salesId } of await customersWithTerms(db, ids)) {
    if (salesId === null) continue;
    const count = byCustomer.get(id)?.length ?? 0;
    await notify(settler, {
      type: 'system',
      title: inBoth((language) =>
        filledWords(holdMessages[what][language], { customer: names[language].get(id) ?? '', count }),
      ),
      bodyText: '',
      link: `${releasesPath}?tab=held`,
      ...{ userIds: [salesId], now },
    });
  }
}
