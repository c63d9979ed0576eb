import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../http/context.ts';
import { isOpenOrganisation } from '../organisation/structure.ts';
import { grantsOf } from '../permission/grants.ts';
import { lockPerson, organisationIdsOf, positionsOf, updatePerson } from './store.ts';

/** The one application there is. */
export const onlySystemId = 'fairway';

type MajorType = 'Organize' | 'Position' | 'System';

/** Makes another organisation or position the caller's main one; every session of theirs sees it at once. */
export async function changeMajor(ctx: Context, majorType: MajorType, majorId: string): Promise<null> {
  const { db, session } = ctx;
  const person = await lockPerson(db, session.userId);
  if (majorType === 'System') {
    // There is one application, so there is no other to switch to.
    if (majorId !== onlySystemId) throw new AppError('NOT_FOUND');
    return null;
  }
  if (majorType === 'Position') {
    const mine = await positionsOf(db, session.userId, person.organisationId);
    if (!mine.some(({ id }) => id === majorId)) throw new AppError('NOT_FOUND');
    await updatePerson(db, session.userId, { positionId: majorId });
    return null;
  }
  if (!(await organisationIdsOf(db, session.userId)).includes(majorId)) throw new AppError('NOT_FOUND');
  if (majorId !== person.organisationId) await workIn(ctx, majorId);
  return null;
}

async function workIn({ db, session }: Context, organisationId: string): Promise<void> {
  if (!(await isOpenOrganisation(db, organisationId))) throw new AppError('NOT_FOUND');
  const [first] = await positionsOf(db, session.userId, organisationId);
  await updatePerson(db, session.userId, { organisationId, positionId: first?.id ?? null });
  // Asked where they would be; the refusal takes them back.
  const { menuList } = await grantsOf(db, session.userId, session.isAdministrator);
  if (menuList.length === 0) throw new AppError('MAJOR_WITHOUT_MENUS');
}
