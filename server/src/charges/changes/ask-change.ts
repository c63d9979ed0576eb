import { AppError } from '@fairway/contract/app-error.ts';
import type { askChargeChange as askCall } from '@fairway/contract/charge-changes.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import { type GuardedChange, whyNotChange } from '@fairway/domain/charges/change-state.ts';
import type { Context } from '../../http/context.ts';
import { startFlowOf } from '../../workflow/subjects/start-flow-of.ts';
import { chargesAround } from '../charges-around.ts';
import { readLines, writtenIn } from './change-lines.ts';
import { changeValues } from './change-values.ts';
import { correctionsOf, refuseUnfit } from './corrections-of.ts';
import { heldChange } from './held-change.ts';
import { profitByChange } from './profit-by-change.ts';
import { changeChange, findAskedCharges, findChangeLines, replaceLines } from './store.ts';
import type { StoredChange, StoredChangeLine } from './stored-change.ts';

/** Asks for the approval of a change order. What charges are now is read once more: the request shows what it decides. */
export async function askChange(
  ctx: Context,
  id: string,
  { version }: Received<typeof askCall>['body'],
): Promise<Reply<typeof askCall>> {
  const { db, now } = ctx;
  const { change, shipment, reader } = await heldChange(ctx, id, 'ask', version);
  const kept = await findChangeLines(db, id);
  const { lines: read, charges } = await readLines(
    ctx,
    shipment,
    kept.map(({ chargeId, chargeVersion, after }) => ({
      ...{ chargeId, version: chargeVersion ?? 0, after: after && writtenIn(after) },
    })),
    reader,
  );
  const lines = read.map((line): StoredChangeLine => ({ ...line, changeId: id, isAsked: true }));
  const made = await correctionsOf({ ...ctx, day: shipment.bizDate }, lines, charges);
  const others = await findAskedCharges(db, [...charges.keys()], id);
  const why = whyNotChange('ask', change.status, {
    ...{ neverAsked: true, reasonGiven: change.reason !== '', linesGiven: lines.length > 0 },
    // Both are refused with words where the lines are read.
    ...{ periodClosed: true, chargesSame: true },
    ...{ noOtherAsks: others.length === 0, notBelowInvoiced: Array.isArray(made) },
    rateKnown: Array.isArray(made),
  } satisfies GuardedChange);
  if (why === 'reasonGiven') throw new AppError('REASON_NEEDED');
  if (why === 'linesGiven') throw new AppError('CHANGE_EMPTY');
  if (why === 'noOtherAsks') {
    const [other] = others;
    const charge = charges.get(other?.chargeId ?? '');
    const { nameOf } = await chargesAround(ctx, charge ? [charge] : []);
    throw new AppError('CHANGE_RUNNING', {
      ...{ what: charge ? nameOf(charge) : '', no: other?.changeNo ?? '' },
    });
  }
  refuseUnfit(made);
  const profit = await profitByChange(db, shipment.id, made);
  const asked: StoredChange = { ...change, ...profit };
  const flowId = await startFlowOf(
    ctx,
    { kind: 'chargeChange', id },
    await changeValues(ctx, { change: asked, shipment, lines }),
  );
  await replaceLines(db, id, lines);
  const changes = {
    ...{ ...profit, status: 'asked' as const, stateRemark: '', flowId, askedAt: now, settledAt: null },
    ...{ version: version + 1, lastModifyTime: now },
  };
  await changeChange(db, id, changes);
  return { id, version: version + 1, changeNo: change.changeNo, status: 'asked', flowId };
}
