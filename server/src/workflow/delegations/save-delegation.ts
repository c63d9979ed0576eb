import { AppError } from '@fairway/contract/app-error.ts';
import { delegationProblemWords } from '@fairway/contract/flow-words.ts';
import { delegationProblem } from '@fairway/domain/workflow/people/delegation.ts';
import { newId } from '../../database/new-id.ts';
import type { Context } from '../../http/context.ts';
import { delegationWords } from '../../language/words.ts';
import { offeredPeople } from '../../people/people-by-id.ts';
import { delegationOf } from './delegations-to.ts';
import { ownDelegation } from './own-delegation.ts';
import {
  type DelegationRow,
  findDelegationsBeside,
  insertDelegation,
  lockPeople,
  templateNames,
  updateDelegation,
} from './store.ts';
import { tellBothSides } from './tell-both-sides.ts';

interface Wanted {
  type: '0' | '1';
  toUserId: string;
  templateIds: string[];
  startTime: number;
  endTime: number;
  description: string;
}

/** Entrusts somebody with starting or approving in one's place. */
export async function addDelegation(ctx: Context, wanted: Wanted): Promise<{ id: string }> {
  const { db, session, now } = ctx;
  const id = newId(now.getTime());
  const row: DelegationRow = { id, userId: session.userId, creatorTime: now, ...valuesOf(wanted) };
  await lockPeople(db, [row.userId, row.toUserId]);
  await refuseWrong(ctx, row);
  await insertDelegation(db, row);
  await tellBothSides(ctx, row, 'given');
  return { id };
}

/** Changes what one entrusted; what is over stays as it was. */
export async function changeDelegation(ctx: Context, delegationId: string, wanted: Wanted): Promise<null> {
  const { db, session, now } = ctx;
  await lockPeople(db, [session.userId, wanted.toUserId]);
  const before = await ownDelegation(ctx, delegationId);
  if (before.endTime <= now) throw problem(ctx, 'over');
  const values = valuesOf(wanted);
  const row = { ...before, ...values };
  await refuseWrong(ctx, row);
  await updateDelegation(db, delegationId, values);
  if (before.toUserId !== row.toUserId) await tellBothSides(ctx, before, 'ended');
  await tellBothSides(ctx, row, before.toUserId === row.toUserId ? 'changed' : 'given');
  return null;
}

const valuesOf = ({ startTime, endTime, ...wanted }: Wanted) => ({
  ...wanted,
  startTime: new Date(startTime),
  endTime: new Date(endTime),
});

const problem = ({ language }: Context, name: keyof typeof delegationWords) =>
  new AppError('DELEGATION_WRONG', { detail: delegationWords[name][language] });

async function refuseWrong(ctx: Context, row: DelegationRow): Promise<void> {
  const { db, session, now, language } = ctx;
  // A customer sees nobody of the company and can name nobody.
  if (session.kind !== 'member') throw problem(ctx, 'noSuchPerson');
  const found = delegationProblem(
    delegationOf(row),
    (await findDelegationsBeside(db, row)).map(delegationOf),
  );
  if (found) throw new AppError('DELEGATION_WRONG', { detail: delegationProblemWords[found][language] });
  if (row.endTime <= now) throw problem(ctx, 'endsInPast');
  const offered = await offeredPeople(db, session.organisationStamp, [row.toUserId], { selectType: 'all' });
  if (!offered.has(row.toUserId)) throw problem(ctx, 'noSuchPerson');
  const known = await templateNames(db, row.templateIds);
  if (!row.templateIds.every((id) => known.has(id))) throw problem(ctx, 'noSuchFlow');
}
