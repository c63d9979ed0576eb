import { AppError } from '@fairway/contract/app-error.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import type { submitRelease as submitCall } from '@fairway/contract/releases.ts';
import type { CreditUses } from '../credit/credit-use.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { shipmentsById } from '../shipments/shipment-lookups.ts';
import type { StoredShipment } from '../shipments/stored-shipment.ts';
import { startFlowOf } from '../workflow/subjects/start-flow-of.ts';
import { type GateNow, gatesOf } from './gate-facts.ts';
import { moveRelease } from './move-release.ts';
import { heldRelease } from './reader.ts';
import { releaseValues } from './release-values.ts';
import { gateLine } from './shown-gate.ts';
import type { StoredRelease } from './store.ts';

interface Guarantee {
  guarantor: string;
  payBy: string;
}

/** Staff take on what a customer applied for, with somebody who vouches where the money is not there. */
export async function submitRelease(
  ctx: Context,
  creditUses: CreditUses,
  id: string,
  { version, reason, guarantee }: Received<typeof submitCall>['body'],
): Promise<Reply<typeof submitCall>> {
  const { release, reader } = await heldRelease(ctx, id, 'submit', version);
  if (!reader.isStaff) throw new AppError('FORBIDDEN');
  const { shipment, gate } = await gateOfRelease({ ...ctx, creditUses }, release);
  if (gate.gate.verdict === 'hard')
    throw new AppError('RELEASE_HELD', {
      no: release.releaseNo,
      reason: gateLine(gate.gate, { language: ctx.language, seesOwed: reader.seesOwed }),
    });
  refuseGuarantee(ctx, gate, guarantee);
  const asked = {
    ...release,
    reason: reason || release.reason,
    ...(guarantee ?? { guarantor: '', payBy: null }),
  };
  const after = await askForApproval(ctx, asked, shipment, gate, 'submit');
  return {
    id,
    version: after.version,
    releaseNo: release.releaseNo,
    status: after.status,
    flowId: after.flowId,
  };
}

/** The money is not there and no terms cover it: somebody has to vouch, for a day that is not over. */
export function refuseGuarantee(
  { now }: Pick<Context, 'now'>,
  { gate }: GateNow,
  guarantee: Guarantee | null,
): void {
  const owes = gate.checks.some(({ code, passes }) => code === 'G1' && !passes);
  if (owes && !guarantee) throw new AppError('RELEASE_GUARANTEE_NEEDED');
  if (guarantee && guarantee.payBy < companyDay(now)) throw new AppError('RELEASE_PROMISE_PAST');
}

/** The request about it begins, in the name of the caller, with the gate as it is now. */
export async function askForApproval(
  ctx: Context,
  release: StoredRelease,
  shipment: StoredShipment,
  gate: GateNow,
  act: 'submit' | 'bounce',
  remark = '',
): Promise<StoredRelease> {
  const flowId = await startFlowOf(
    ctx,
    { kind: 'release', id: release.id },
    await releaseValues(ctx, release, shipment, gate),
  );
  const { reason, guarantor, payBy } = release;
  return moveRelease(
    { ...ctx, userId: ctx.session.userId },
    release,
    { act, remark },
    {
      ...{ status: 'approving', flowId, reason, guarantor, payBy, stateRemark: remark },
      ...{ snapshot: gate.gate, snapshotAt: ctx.now, approvedAt: null, expiresAt: null },
    },
  );
}

/** The gate of a release as it is now, with its shipment. */
export async function gateOfRelease(
  asking: Parameters<typeof gatesOf>[0],
  { shipmentId, kind, containerNos }: StoredRelease,
): Promise<{ shipment: StoredShipment; gate: GateNow }> {
  const shipment = (await shipmentsById(asking.db, [shipmentId])).get(shipmentId);
  const [gate] = shipment ? await gatesOf(asking, [{ shipment, kind, containerNos }]) : [];
  if (!shipment || !gate) throw new AppError('NOT_FOUND');
  return { shipment, gate };
}
