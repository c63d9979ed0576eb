import { wordsOf } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { changeActFits } from '@fairway/domain/charges/change-state.ts';
import { exact, write } from '@fairway/domain/money/money.ts';
import { newId } from '../../database/new-id.ts';
import { changeWords } from '../../language/charge-words.ts';
import { inBoth } from '../../language/words.ts';
import { holdOpenPeriods } from '../../ledger/hold-open-periods.ts';
import { notify, type Teller } from '../../messages/notify.ts';
import { companyOfPerson } from '../../organisation/company-of.ts';
import { shipmentsById } from '../../shipments/shipment-lookups.ts';
import type { StoredShipment } from '../../shipments/stored-shipment.ts';
import {
  changeCharge,
  insertChargeActs,
  insertCharges,
  nextPlace,
  type StoredChargeAct,
  takeChargesById,
} from '../store.ts';
import type { StoredCharge } from '../stored-charge.ts';
import { correctionsOf, type NewCharge } from './corrections-of.ts';
import { profitByChange } from './profit-by-change.ts';
import { changeChange, findAskedCharges, findChangeLines, setAsked, takeChange } from './store.ts';
import type { StoredChange } from './stored-change.ts';

interface Report {
  subjectId: string;
  flowId: string;
  status: string;
}

type Settler = Teller & { now: Date };

const changePathOf = (id: string): string =>
  `/pages/shipment/detail/chargechange?id=${encodeURIComponent(id)}`;

/**
 * What a change order does with what came of the request about it. It may be told twice, or late: only the request it
 * waits for counts, so it is carried out once or not at all.
 */
export async function settleChange(teller: Settler, { subjectId, flowId, status }: Report): Promise<void> {
  const change = await takeChange(teller.db, subjectId);
  if (!change || change.flowId !== flowId) return;
  if (status === 'running') return revive(teller, change);
  if (change.status !== 'asked') return;
  if (status === 'approved') return carryOut(teller, change);
  await end(teller, change, status === 'withdrawn' || status === 'draft' ? 'withdrawn' : 'rejected');
}

async function end(
  { db, now }: Settler,
  { id, version }: StoredChange,
  status: 'withdrawn' | 'rejected',
  stateRemark = '',
): Promise<void> {
  await setAsked(db, id, false);
  await changeChange(db, id, {
    ...{ status, stateRemark, settledAt: now, version: version + 1, lastModifyTime: now },
  });
}

/** An administrator may bring a request back to life: the change order waits for it again, unless another one does. */
async function revive({ db, now }: Settler, change: StoredChange): Promise<void> {
  const { id, version, status } = change;
  if (!changeActFits('revive', status)) return;
  const ids = (await findChangeLines(db, id)).flatMap(({ chargeId }) => chargeId ?? []);
  if ((await findAskedCharges(db, ids, id)).length > 0) return;
  await setAsked(db, id, true);
  await changeChange(db, id, {
    ...{ status: 'asked', stateRemark: '', settledAt: null, version: version + 1, lastModifyTime: now },
  });
}

/** Books what it changes in the open month. What does not fit any more is refused, and its asker told why. */
async function carryOut(teller: Settler, change: StoredChange): Promise<void> {
  const { db, now } = teller;
  const { id, shipmentId, version } = change;
  const lines = await findChangeLines(db, id);
  const held = await takeChargesById(
    db,
    lines.flatMap(({ chargeId }) => chargeId ?? []),
  );
  const charges = new Map(held.map((charge) => [charge.id, charge]));
  const shipment = (await shipmentsById(db, [shipmentId])).get(shipmentId);
  if (!shipment) throw new Error(`The change order ${id} is of no shipment`);
  const made = await correctionsOf({ db, language: 'zh', day: shipment.bizDate }, lines, charges);
  if (!Array.isArray(made)) {
    const why = inBoth((language) => wordsOf(made.refusal, language, made.places));
    await end(teller, change, 'rejected', why.zh);
    await notify(teller, {
      type: 'system',
      title: inBoth((language) => filledWords(changeWords.notDone[language], { no: change.changeNo })),
      bodyText: inBoth((language) => `${changeWords.approvedBut[language]}${why[language]}`),
      link: changePathOf(id),
      userIds: change.createdBy === null ? [] : [change.createdBy],
      now,
    });
    return;
  }
  const profit = await profitByChange(db, shipmentId, made);
  await book(teller, change, shipment, { made, corrected: charges });
  await setAsked(db, id, false);
  await changeChange(db, id, {
    ...{ ...profit, status: 'approved', settledAt: now, version: version + 1, lastModifyTime: now },
  });
}

interface Corrections {
  made: readonly NewCharge[];
  /** What they correct. */
  corrected: ReadonlyMap<string, StoredCharge>;
}

async function book(
  { db, now }: Settler,
  { id, changeNo, shipmentId, createdBy }: StoredChange,
  shipment: StoredShipment,
  { made, corrected }: Corrections,
): Promise<void> {
  const day = shipment.bizDate;
  const dayOf = ({ correctsId }: NewCharge): string => {
    const before = corrected.get(correctsId ?? '');
    return before ? `${before.period}-01` : day;
  };
  const periodOn = await holdOpenPeriods(db, made.map(dayOf));
  const ownCompanyId =
    shipment.companyId ?? (createdBy === null ? null : await companyOfPerson(db, createdBy));
  let seq = await nextPlace(db, shipmentId);
  const charges = made.map((charge): StoredCharge => {
    const { values, correctsId, quoteLineId, takesBack } = charge;
    const before = corrected.get(correctsId ?? '');
    const period = periodOn(dayOf(charge));
    const companyId = before?.companyId ?? ownCompanyId;
    if (companyId === null) throw new Error(`The shipment ${shipmentId} is of no company`);
    return {
      ...{ ...values, id: newId(now.getTime()), version: 1, shipmentId, seq: seq++, companyId, period },
      ...{ source: 'change', quoteLineId, status: 'approved', stateRemark: changeNo },
      ...{ invoiced: '0', settled: '0', isDisputed: false, correctsId, changeId: id, takesBack },
      corrected: takesBack ? values.amount : '0',
      ...{ createdBy, creatorTime: now, lastModifyTime: now, approvedBy: null, approvedAt: now },
    };
  });
  await insertCharges(db, charges);
  const acts: StoredChargeAct[] = charges.map((charge) => actOf(charge, 'create'));
  for (const before of corrected.values()) {
    const taken = charges.filter((one) => one.takesBack && one.correctsId === before.id);
    const sum = taken.reduce((all, { amount }) => all.minus(exact(amount)), exact(before.corrected));
    const version = before.version + 1;
    await changeCharge(db, before.id, { corrected: write(sum), version, lastModifyTime: now });
    acts.push(actOf({ ...before, version }, 'correct'));
  }
  await insertChargeActs(db, acts);

  function actOf({ id: chargeId, version }: StoredCharge, act: string): StoredChargeAct {
    return {
      ...{ id: newId(now.getTime()), chargeId, version, shipmentId, at: now, act, byId: createdBy },
      ...{ remark: changeNo, differences: [] },
    };
  }
}
