import type { WrittenCharge } from '@fairway/contract/shipment-charges.ts';
import type { Context } from '../http/context.ts';
import { chargeCodesOf } from '../master-data/lookups.ts';
import { shipmentsById } from '../shipments/shipment-lookups.ts';
import { draftsOfOrder } from './draft-charges.ts';
import { actOn, chargeValuesOn, newChargeOf } from './save-charges.ts';
import { deleteCharges, findChargesOf, insertChargeActs, insertCharges } from './store.ts';
import type { StoredCharge } from './stored-charge.ts';

/**
 * Charges a new shipment with the price its order was accepted with, and with what that costs. They are drafts, for
 * somebody to look at. A cost nobody is known to be owed yet is left to be entered.
 */
export async function createChargesOfOrder(ctx: Context, shipmentId: string): Promise<void> {
  const { db, language } = ctx;
  const shipment = (await shipmentsById(db, [shipmentId])).get(shipmentId);
  if (!shipment) return;
  const { byCode } = await chargeCodesOf(db, language);
  const written = (await draftsOfOrder(ctx, shipment)).flatMap(
    ({ chargeCode, source, quoteLineId, partyId, ...draft }) => {
      const chargeCodeId = byCode.get(chargeCode)?.id;
      if (chargeCodeId === undefined || partyId === null) return [];
      const charge: WrittenCharge = { ...draft, chargeCodeId, partyId };
      return [{ charge, source, quoteLineId }];
    },
  );
  if (written.length === 0) return;
  const valuesOf = await chargeValuesOn(
    ctx,
    shipment,
    written.map(({ charge }) => charge),
  );
  const common = await newChargeOf(ctx, shipment);
  const charges = written.map(
    ({ charge, source, quoteLineId }): StoredCharge => ({
      ...common(),
      ...valuesOf(charge),
      ...{ source, quoteLineId },
    }),
  );
  await insertCharges(db, charges);
  await insertChargeActs(
    db,
    charges.map((charge) => actOn(ctx, charge, 'create')),
  );
}

/**
 * Puts the charges of a new price in the place of those of the one before, as long as all of these are drafts; whether
 * it did. What was handed in goes on as it is, and is corrected by who knows why.
 */
export async function replaceChargesOfOrder(ctx: Context, shipmentId: string): Promise<boolean> {
  const { db } = ctx;
  const before = (await findChargesOf(db, [shipmentId])).filter(({ source }) => source === 'order');
  if (before.some(({ status }) => status !== 'draft')) return false;
  await deleteCharges(
    db,
    before.map(({ id }) => id),
  );
  await insertChargeActs(
    db,
    before.map((charge) => actOn(ctx, charge, 'remove')),
  );
  await createChargesOfOrder(ctx, shipmentId);
  return true;
}
