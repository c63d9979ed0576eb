import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { actOnCharges as actCall, chargeBatchActs } from '@fairway/contract/shipment-charges.ts';
import { type ChargeTransition, chargeTransitions } from '@fairway/domain/charges/charge-state.ts';
import { isBelowMargin } from '@fairway/domain/charges/profit.ts';
import type { Context } from '../http/context.ts';
import { shipmentsById } from '../shipments/shipment-lookups.ts';
import { amountsOf, bookRates } from './charge-values.ts';
import { chargesAround } from './charges-around.ts';
import { holdCharges } from './hold-charges.ts';
import { leastMargin, profitOfCharges } from './profit-of.ts';
import { readerOf, refuseCustomers } from './reader.ts';
import { refuseCharge } from './refuse-charge.ts';
import { actOn } from './save-charges.ts';
import { changeCharge, deleteCharges, findChargesOf, insertChargeActs } from './store.ts';
import { plain, type StoredCharge } from './stored-charge.ts';

type Act = (typeof chargeBatchActs)[number];

/** Does the same with several charges, with all of them or with none. */
export async function actOnCharges(
  ctx: Context,
  act: Act,
  { charges: wanted, reason, acceptsLowMargin }: Received<typeof actCall>['body'],
): Promise<Reply<typeof actCall>> {
  const { db, now } = ctx;
  const reader = await readerOf(ctx);
  refuseCustomers(reader);
  const { by, to }: ChargeTransition = chargeTransitions[act];
  if (!(by === 'auditor' ? reader.mayAudit : reader.mayEdit)) throw new AppError('FORBIDDEN');
  const found = await holdCharges(
    db,
    wanted.map(({ id }) => id),
    reader.sight,
  );
  const versions = new Map(wanted.map(({ id, version }) => [id, version]));
  if (found.length !== versions.size) throw new AppError('NOT_FOUND');
  if (found.some(({ id, version }) => versions.get(id) !== version)) throw new AppError('RECORD_CHANGED');
  const isPricing = act === 'submit' || act === 'approve';
  const charges = isPricing ? await pricedAnew(ctx, found) : found;
  const around = await chargesAround(ctx, charges, reason);
  for (const charge of charges) refuseCharge(act, charge, around);
  if (act === 'approve' && !acceptsLowMargin) await refuseLowMargin(ctx, charges);
  const acts = charges.map((charge) => actOn(ctx, { ...charge, version: charge.version + 1 }, act, reason));
  if (to === null)
    await deleteCharges(
      db,
      charges.map(({ id }) => id),
    );
  else
    for (const charge of charges)
      await changeCharge(db, charge.id, {
        ...(isPricing && ratesOf(charge)),
        ...{ status: to, stateRemark: reason, version: charge.version + 1, lastModifyTime: now },
        ...(act === 'approve' && { approvedBy: ctx.session.userId, approvedAt: now }),
      });
  await insertChargeActs(db, acts);
  ctx.auditTarget(charges.map(around.nameOf).slice(0, 5).join('、'));
  return { count: charges.length };
}

/** A rate may have been entered since a charge was written: what it is worth is worked out again, and kept from then on. */
async function pricedAnew(ctx: Context, charges: readonly StoredCharge[]): Promise<StoredCharge[]> {
  const { dayOf } = await chargesAround(ctx, charges);
  const priced: StoredCharge[] = [];
  for (const charge of charges) {
    const rateOf = await bookRates(ctx.db, [charge.currency], dayOf(charge));
    const { quantity, price, vatRate } = charge;
    const figures = { quantity: plain(quantity), price: plain(price), vatRate: plain(vatRate) };
    priced.push({ ...charge, ...amountsOf({ ...charge, ...figures }, rateOf(charge.currency)) });
  }
  return priced;
}

const ratesOf = ({ bookRate, rateKind, rateOn, bookAmount, bookNet, bookTax }: StoredCharge) => ({
  ...{ bookRate, rateKind, rateOn, bookAmount, bookNet, bookTax },
});

/** What a shipment would earn with these approved; too little is said before it is done. */
async function refuseLowMargin({ db }: Context, charges: readonly StoredCharge[]): Promise<void> {
  const approving = new Set(charges.map(({ id }) => id));
  for (const shipmentId of new Set(charges.map((charge) => charge.shipmentId))) {
    const all = await findChargesOf(db, [shipmentId]);
    const counted = all.filter(({ id, status }) => status === 'approved' || approving.has(id));
    // One side alone says nothing yet.
    if (new Set(counted.map(({ side }) => side)).size < 2) continue;
    const { net } = profitOfCharges(counted);
    if (!isBelowMargin(net, leastMargin)) continue;
    const margin = `${net.margin ?? '—'}%`;
    const what = (await shipmentsById(db, [shipmentId])).get(shipmentId)?.shipmentNo ?? '';
    // Named by the field that answers it: whoever asked can be asked whether they mean it.
    throw new AppError(
      'CHARGE_LOW_MARGIN',
      { what, margin, least: leastMargin },
      { acceptsLowMargin: margin },
    );
  }
}
