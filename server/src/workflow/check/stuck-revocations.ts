import { isActive } from '@fairway/domain/workflow/engine/state.ts';
import type { Db } from '../../database/open.ts';
import { readFlow } from '../open-flow.ts';
import type { Inconsistency } from './flow-inconsistencies.ts';

/** A request that is being revoked, where what would revoke it ended before this moment, or is gone. */
export async function isRevocationStuck(db: Db, flowId: string, settled: Date): Promise<Inconsistency[]> {
  const open = await readFlow(db, flowId);
  const { revocation } = open?.state ?? {};
  if (revocation?.result !== 'running') return [];
  const awaited = await readFlow(db, revocation.flow);
  const isReporting = (awaited?.state.endedAt ?? 0) > settled.getTime();
  const isUnderWay = awaited !== undefined && (isActive(awaited.state) || isReporting);
  return isUnderWay ? [] : [{ what: 'rule', detail: `waits for ${revocation.flow}, which is over` }];
}
