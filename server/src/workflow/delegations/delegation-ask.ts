import type { SettledAs } from '@fairway/domain/messages/settled.ts';
import { enqueue, withdrawJob } from '../../jobs/enqueue.ts';
import type { Teller } from '../../messages/notify.ts';
import { settle } from '../../messages/settle.ts';
import { delegationEndedJob } from '../job-names.ts';
import { type DelegationRow, findDelegation } from './store.ts';

/** What messages about a delegation are settled by. They ask for nothing: they are over when it is. */
export const delegationAsk = (delegationId: string): string => `delegation.${delegationId}`;

const endKey = (delegationId: string): string => `delegationEnded:${delegationId}`;
/** The clocks of two machines differ a little. */
const clocksDiffer = 60_000;

/** The messages about a delegation tell what is not so any more. */
export const settleDelegation = (
  teller: Teller & { now: Date },
  delegationId: string,
  as: Extract<SettledAs, 'delegationChanged' | 'delegationEnded' | 'delegationOver'>,
  by: string | null,
): Promise<void> => settle(teller, [{ asks: delegationAsk(delegationId), at: teller.now, as, by, to: null }]);

/** Whatever ends by the clock settles its messages then. */
export const endByClock = ({ db }: Pick<Teller, 'db'>, { id, endTime }: DelegationRow): Promise<void> =>
  enqueue(db, delegationEndedJob, { delegationId: id }, { runAt: endTime, key: endKey(id) });

export const endedByHand = ({ db }: Pick<Teller, 'db'>, delegationId: string): Promise<void> =>
  withdrawJob(db, endKey(delegationId));

/** Its time is over, unless somebody gave it more. */
export async function endDelegation(teller: Teller & { now: Date }, delegationId: string): Promise<void> {
  const delegation = await findDelegation(teller.db, delegationId);
  const left = delegation ? delegation.endTime.getTime() - teller.now.getTime() : 0;
  if (left <= clocksDiffer) await settleDelegation(teller, delegationId, 'delegationOver', null);
}
