import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { saveCharges as saveCall, WrittenCharge } from '@fairway/contract/shipment-charges.ts';
import { isSameJson } from '@fairway/domain/forms/same-json.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { holdOpenPeriods } from '../ledger/hold-open-periods.ts';
import { companyOfPerson } from '../organisation/company-of.ts';
import { heldShipment, readerOf as shipmentReaderOf } from '../shipments/reader.ts';
import type { StoredShipment } from '../shipments/stored-shipment.ts';
import { amountsOf, bookRates, refuseWrongParties, vatOf } from './charge-values.ts';
import { chargesAround } from './charges-around.ts';
import { holdCharges } from './hold-charges.ts';
import { type ChargeReader, readerOf, refuseCustomers } from './reader.ts';
import { refuseCharge } from './refuse-charge.ts';
import {
  changeCharge,
  deleteCharges,
  insertChargeActs,
  insertCharges,
  nextPlace,
  type StoredChargeAct,
} from './store.ts';
import { type StoredCharge, writtenOf } from './stored-charge.ts';

type Asked = Received<typeof saveCall>['body'];

/** Writes what somebody changed in the table of a shipment, all of it or nothing. */
export async function saveCharges(
  ctx: Context,
  shipmentId: string,
  asked: Asked,
): Promise<Reply<typeof saveCall>> {
  const { db, now } = ctx;
  const reader = await readerOf(ctx);
  refuseCustomers(reader);
  const shipment = await heldShipment(ctx, shipmentId, await shipmentReaderOf(ctx));
  if (shipment.status !== 'active') throw new AppError('CHARGE_SHIPMENT_OVER');
  const wanted = [...asked.changed, ...asked.removed];
  const held = await heldCharges(ctx, shipment, reader, wanted);
  const around = await chargesAround(ctx, [...held.values()]);
  for (const [list, act] of [[asked.changed, 'edit'] as const, [asked.removed, 'remove'] as const])
    for (const { id } of list) refuseCharge(act, held.get(id) as StoredCharge, around);
  for (const { side, isConfidential } of [...asked.added, ...asked.changed])
    if (!reader.sight.sides.includes(side) || (isConfidential && !reader.sight.seesConfidential))
      throw new AppError('FORBIDDEN');
  await refuseWrongParties(db, [...asked.added, ...asked.changed]);
  const valuesOf = await chargeValuesOn(ctx, shipment, [...asked.added, ...asked.changed]);

  const common = await newChargeOf(ctx, shipment);
  const added = asked.added.map(
    ({ source, quoteLineId, ...charge }): StoredCharge => ({
      ...common(),
      ...valuesOf(charge),
      ...{ source, quoteLineId },
    }),
  );
  const acts: StoredChargeAct[] = added.map((charge) => actOn(ctx, charge, 'create'));
  await insertCharges(db, added);
  for (const { id, version, ...charge } of asked.changed) {
    const before = held.get(id) as StoredCharge;
    const values = valuesOf(charge);
    const after = { ...before, ...values };
    const differences = differencesOf(writtenOf(before), writtenOf(after));
    if (differences.length === 0) continue;
    await changeCharge(db, id, {
      ...{ ...values, status: 'draft', stateRemark: '', version: version + 1, lastModifyTime: now },
    });
    acts.push({ ...actOn(ctx, { ...before, version: version + 1 }, 'edit'), differences });
  }
  for (const { id } of asked.removed) acts.push(actOn(ctx, held.get(id) as StoredCharge, 'remove'));
  await deleteCharges(
    db,
    asked.removed.map(({ id }) => id),
  );
  await insertChargeActs(db, acts);
  return { ids: added.map(({ id }) => id) };
}

/** The charges somebody wants to change, as they know them, of this shipment only. */
async function heldCharges(
  { db }: Context,
  shipment: StoredShipment,
  { sight }: ChargeReader,
  wanted: readonly { id: string; version: number }[],
): Promise<ReadonlyMap<string, StoredCharge>> {
  const ids = wanted.map(({ id }) => id);
  const held = new Map((await holdCharges(db, ids, sight)).map((charge) => [charge.id, charge]));
  for (const { id, version } of wanted) {
    const charge = held.get(id);
    if (charge?.shipmentId !== shipment.id) throw new AppError('NOT_FOUND');
    if (charge.version !== version) throw new AppError('RECORD_CHANGED');
  }
  return held;
}

/** What lines come to by the rates of the day of their shipment. */
export async function chargeValuesOn(
  { db }: Pick<Context, 'db'>,
  shipment: StoredShipment,
  charges: readonly WrittenCharge[],
) {
  const vat = await vatOf(db);
  const rateOf = await bookRates(
    db,
    charges.map(({ currency }) => currency),
    shipment.bizDate,
  );
  return (charge: WrittenCharge) => {
    const { side, chargeCodeId, partyId, unit, quantity, price, currency } = charge;
    const { onBehalf, isConfidential, remark } = charge;
    const taxed = vat(charge);
    return {
      ...{ side, chargeCodeId, partyId, unit, quantity, price, currency, onBehalf, isConfidential, remark },
      ...{ ...taxed, ...amountsOf({ quantity, price, currency, ...taxed }, rateOf(currency)) },
    };
  };
}

/** What every new charge of a shipment starts with. */
export async function newChargeOf(ctx: Context, shipment: StoredShipment) {
  const { db, now, session } = ctx;
  const day = shipment.bizDate;
  const period = (await holdOpenPeriods(db, [day]))(day);
  const companyId = shipment.companyId ?? (await companyOfPerson(db, session.userId));
  if (companyId === null) throw new AppError('FORBIDDEN');
  let seq = await nextPlace(db, shipment.id);
  return () => ({
    ...{ id: newId(now.getTime()), version: 1, shipmentId: shipment.id, seq: seq++, companyId, period },
    ...{ status: 'draft' as const, stateRemark: '', invoiced: '0', settled: '0', isDisputed: false },
    ...{ corrected: '0', correctsId: null, changeId: null, takesBack: false },
    ...{ createdBy: session.userId, creatorTime: now, lastModifyTime: now },
    ...{ approvedBy: null, approvedAt: null },
  });
}

export const actOn = (
  { now, session }: Pick<Context, 'now' | 'session'>,
  { id, version, shipmentId }: Pick<StoredCharge, 'id' | 'version' | 'shipmentId'>,
  act: string,
  remark = '',
): StoredChargeAct => ({
  ...{ id: newId(now.getTime()), chargeId: id, version, shipmentId, at: now, act },
  ...{ byId: session.userId, remark },
  differences: [],
});

const differencesOf = (before: WrittenCharge, after: WrittenCharge) =>
  (Object.keys(after) as (keyof WrittenCharge)[])
    .filter((field) => !isSameJson(before[field], after[field]))
    .map((field) => ({ field, before: before[field], after: after[field] }));
