import { AppError } from '@fairway/contract/app-error.ts';
import type { createChargeChange as createCall } from '@fairway/contract/charge-changes.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { WrittenCharge } from '@fairway/contract/shipment-charges.ts';
import { isSameJson } from '@fairway/domain/forms/same-json.ts';
import type { Context } from '../../http/context.ts';
import type { StoredShipment } from '../../shipments/stored-shipment.ts';
import { amountsOf, refuseWrongParties } from '../charge-values.ts';
import { chargesAround } from '../charges-around.ts';
import type { ChargeReader } from '../reader.ts';
import { chargeValuesOn } from '../save-charges.ts';
import { takeCharges } from '../store.ts';
import { type StoredCharge, writtenOf } from '../stored-charge.ts';
import { type ChargeValues, type StoredChangeLine, valuesOf } from './stored-change.ts';

export type AskedLine = Received<typeof createCall>['body']['lines'][number];

/** The lines somebody wrote, with what charges are now and what they are to be. Charges are held until the commit. */
export async function readLines(
  ctx: Context,
  shipment: StoredShipment,
  asked: readonly AskedLine[],
  reader: ChargeReader,
): Promise<{ lines: Omit<StoredChangeLine, 'changeId'>[]; charges: ReadonlyMap<string, StoredCharge> }> {
  const { db } = ctx;
  const ids = asked.flatMap(({ chargeId }) => chargeId ?? []);
  const charges = new Map((await takeCharges(db, ids, reader.sight)).map((charge) => [charge.id, charge]));
  for (const { chargeId, version } of asked) {
    if (chargeId === null) continue;
    const charge = charges.get(chargeId);
    if (charge?.shipmentId !== shipment.id) throw new AppError('NOT_FOUND');
    if (charge.version !== version) throw new AppError('RECORD_CHANGED');
  }
  await refuseOpenOnes(ctx, [...charges.values()]);
  const written = asked.flatMap(({ after }) => after ?? []);
  for (const { side, isConfidential } of written)
    if (!reader.sight.sides.includes(side) || (isConfidential && !reader.sight.seesConfidential))
      throw new AppError('FORBIDDEN');
  await refuseWrongParties(db, written);
  const valuesOn = await chargeValuesOn(ctx, shipment, written);
  const seen = new Set<string>();
  const lines = asked.flatMap(({ chargeId, after: wanted }): Omit<StoredChangeLine, 'changeId' | 'seq'>[] => {
    const charge = chargeId === null ? undefined : charges.get(chargeId);
    if (!charge) return wanted ? [{ ...added, after: valuesOn(wanted) }] : [];
    if (seen.has(charge.id)) return [];
    seen.add(charge.id);
    const common = { chargeId: charge.id, chargeVersion: charge.version, before: valuesOf(charge) };
    if (!wanted) return [{ ...common, kind: 'remove', after: null, isAsked: false }];
    const after = asRated(charge, valuesOn(wanted));
    return isSameJson(writtenOf({ ...charge, ...after }), writtenOf(charge))
      ? []
      : [{ ...common, kind: 'change', after, isAsked: false }];
  });
  return { lines: lines.map((line, seq) => ({ ...line, seq })), charges };
}

const added = { kind: 'add', chargeId: null, chargeVersion: null, before: null, isAsked: false } as const;

/** What stays in its currency keeps the rate it was charged by: only what was changed makes a difference. */
function asRated({ currency, bookRate, rateKind, rateOn }: StoredCharge, after: ChargeValues): ChargeValues {
  if (after.currency !== currency || bookRate === null) return after;
  return { ...after, ...amountsOf(after, { bookRate, rateKind, rateOn }) };
}

/** Only charges of closed months are changed this way, and those are approved. */
async function refuseOpenOnes(ctx: Context, charges: readonly StoredCharge[]): Promise<void> {
  const { closed, nameOf } = await chargesAround(ctx, charges);
  for (const charge of charges) {
    const what = nameOf(charge);
    if (!closed.has(charge.period)) throw new AppError('CHANGE_PERIOD_OPEN', { what });
    if (charge.status !== 'approved') throw new AppError('CHARGE_STATE_WRONG', { what });
    if (Number(charge.corrected) !== 0) throw new AppError('CHARGE_CORRECTED', { what });
  }
}

/** What a line says, as it would be written again. */
export const writtenIn = (values: ChargeValues): WrittenCharge => writtenOf(values as StoredCharge);
