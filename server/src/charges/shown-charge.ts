import type { SettledState } from '@fairway/contract/money-fields.ts';
import type { ChargeCan, ChargeRow } from '@fairway/contract/shipment-charges.ts';
import { chargeActs, chargeTransitions } from '@fairway/domain/charges/charge-state.ts';
import { exact, money, roundMoney } from '@fairway/domain/money/money.ts';
import type { Context } from '../http/context.ts';
import { chargeCodesOf } from '../master-data/lookups.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { partyNames, salesNames, shipmentsById } from '../shipments/shipment-lookups.ts';
import { chargesAround } from './charges-around.ts';
import type { ChargeReader } from './reader.ts';
import { type ChargeAround, fitsCharge } from './refuse-charge.ts';
import { plain, type StoredCharge } from './stored-charge.ts';
import type { TaxedCharges } from './taxed-charges.ts';

/** Charges as a list shows them to this reader: field by field, so that nothing else leaves. */
export async function shownCharges(
  ctx: Pick<Context, 'db' | 'session' | 'language'>,
  charges: readonly StoredCharge[],
  reader: ChargeReader,
  taxedCharges: TaxedCharges,
): Promise<ChargeRow[]> {
  const { db, language } = ctx;
  const { isStaff, sight } = reader;
  const around = await chargesAround(ctx, charges);
  const codes = await chargeCodesOf(db, language);
  const shipments = await shipmentsById(
    db,
    charges.map(({ shipmentId }) => shipmentId),
  );
  const parties = await partyNames(
    db,
    [
      ...charges.map(({ partyId }) => partyId),
      ...[...shipments.values()].map(({ customerId }) => customerId),
    ],
    language,
  );
  const people = isStaff
    ? await peopleNames(
        db,
        charges.flatMap(({ createdBy }) => createdBy ?? []),
        { withAccounts: false },
      )
    : new Map<string, string>();
  const taxed = await taxedCharges(
    db,
    charges.filter(({ side }) => side === 'receivable').map(({ id }) => id),
  );
  const sales = isStaff ? await salesNames(db, [...shipments.keys()]) : new Map<string, string>();
  return charges.map((charge) => {
    const { id, version, shipmentId, side, chargeCodeId, partyId, unit, currency, vatKind } = charge;
    const { onBehalf, isConfidential, source, quoteLineId, status, period, isDisputed } = charge;
    const { bookRate, rateKind, rateOn } = charge;
    const shipment = shipments.get(shipmentId);
    const code = codes.byId.get(chargeCodeId);
    const customerId = shipment?.customerId ?? '';
    const isTold = isStaff || customerId === sight.partyId;
    const { asked = '0', invoiced: issued = '0' } = taxed.get(id) ?? {};
    const amount = (value: string) => roundMoney(money(currency, value)).amount;
    return {
      ...{ id, version, shipmentId, shipmentNo: shipment?.shipmentNo ?? '', side, chargeCodeId },
      ...{ chargeCode: code?.enCode ?? '', chargeName: code?.fullName ?? '' },
      ...{ partyId, partyName: parties.get(partyId) ?? '', unit, currency, vatKind },
      ...{ quantity: plain(charge.quantity), price: plain(charge.price), vatRate: plain(charge.vatRate) },
      ...{ amount: amount(charge.amount), net: amount(charge.net), tax: amount(charge.tax) },
      bookRate:
        bookRate === null || rateKind === null || rateOn === null
          ? null
          : { rate: plain(bookRate), kind: rateKind, on: rateOn },
      bookAmount: charge.bookAmount,
      ...{ onBehalf, isConfidential, source, quoteLineId, status, period, isDisputed },
      ...{ invoiced: amount(charge.invoiced), settled: amount(charge.settled), settle: settleOf(charge) },
      taxed: side === 'receivable' ? { applied: amount(asked), invoiced: amount(issued) } : null,
      ...{ corrected: amount(charge.corrected), correctsId: charge.correctsId, takesBack: charge.takesBack },
      // Change orders are known among staff.
      changeId: isStaff ? charge.changeId : null,
      isLocked: around.closed.has(period),
      promised: promisedFor(charge, shipment?.price ?? null),
      ...{ etdOn: shipment?.bizDate ?? null, customerName: isTold ? (parties.get(customerId) ?? '') : '' },
      salesName: sales.get(shipmentId) ?? '',
      // What is said about charges is said among staff.
      remark: isStaff ? charge.remark : '',
      stateRemark: isStaff ? charge.stateRemark : '',
      createdByName: people.get(charge.createdBy ?? '') ?? '',
      creatorTime: charge.creatorTime.getTime(),
      can: cansOf(charge, reader, around),
    };
  });
}

export function settleOf({ settled, amount }: Pick<StoredCharge, 'settled' | 'amount'>): SettledState {
  if (exact(settled).isZero()) return 'none';
  return exact(settled).equals(exact(amount)) ? 'full' : 'part';
}

/** What the price its order was accepted with says about it. */
function promisedFor(
  { quoteLineId, side }: StoredCharge,
  price: Record<string, unknown> | null,
): ChargeRow['promised'] {
  if (quoteLineId === null || side !== 'receivable' || !Array.isArray(price?.lines)) return null;
  const line = (price.lines as { id?: unknown; currency?: unknown; amount?: unknown }[]).find(
    ({ id }) => id === quoteLineId,
  );
  return typeof line?.currency === 'string' && typeof line.amount === 'string'
    ? roundMoney(money(line.currency, line.amount))
    : null;
}

function cansOf(charge: StoredCharge, reader: ChargeReader, around: ChargeAround): ChargeCan[] {
  if (!reader.isStaff) return [];
  return chargeActs.filter(
    (act) =>
      (chargeTransitions[act].by === 'auditor' ? reader.mayAudit : reader.mayEdit) &&
      fitsCharge(act, charge, around),
  );
}
