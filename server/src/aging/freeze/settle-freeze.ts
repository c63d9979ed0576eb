import { heldCustomer, moveCustomer } from '../../customers/customer-status.ts';
import type { Db } from '../../database/open.ts';
import { changeFreeze, findAskedFreezes, type StoredFreeze, takeFreeze } from './store.ts';

interface Report {
  subjectId: string;
  flowId: string;
  status: string;
}

type Settler = { db: Db; now: Date };

/** How a customer stands before and after what was asked for. */
const moves = {
  freeze: { from: ['active', 'lead'], to: 'frozen' },
  unfreeze: { from: ['frozen'], to: 'active' },
} as const;

/** What becomes of a customer with what came of the request. It may be told twice, or late: each counts once. */
export async function settleFreeze(settler: Settler, { subjectId, flowId, status }: Report): Promise<void> {
  const freeze = await takeFreeze(settler.db, subjectId);
  if (!freeze || freeze.flowId !== flowId) return;
  if (status === 'revoked') await takeBack(settler, freeze);
  else if (status === 'approved') await agree(settler, freeze);
  else if (status === 'running') await askAgain(settler, freeze);
  else if (freeze.status === 'asked') await settle(settler, freeze, 'refused');
}

const settle = ({ db, now }: Settler, { id }: StoredFreeze, status: StoredFreeze['status']): Promise<void> =>
  changeFreeze(db, id, { status, settledAt: now });

async function agree(settler: Settler, freeze: StoredFreeze): Promise<void> {
  if (freeze.status !== 'asked') return;
  const customer = await heldCustomer(settler.db, freeze.customerId);
  const { from, to } = moves[freeze.wants];
  // Somebody may have changed the customer by hand meanwhile: a blacklisted one stays that.
  if (customer && (from as readonly string[]).includes(customer.status))
    await moveCustomer({ ...settler, userId: freeze.askedBy }, customer, to);
  await settle(settler, freeze, 'done');
}

/** An approval that was revoked counts no more. */
async function takeBack(settler: Settler, freeze: StoredFreeze): Promise<void> {
  if (freeze.status === 'done') {
    const customer = await heldCustomer(settler.db, freeze.customerId);
    const { from, to } = moves[freeze.wants];
    if (customer?.status === to) await moveCustomer({ ...settler, userId: null }, customer, from[0]);
  }
  await settle(settler, freeze, 'refused');
}

/** An administrator may bring a request back to life: it waits again, unless another one does. */
async function askAgain({ db }: Settler, { id, status, customerId }: StoredFreeze): Promise<void> {
  if (status !== 'refused' || (await findAskedFreezes(db, [customerId])).length > 0) return;
  await changeFreeze(db, id, { status: 'asked', settledAt: null });
}
