import { AppError } from '@fairway/contract/app-error.ts';
import type { MenuDevice } from '@fairway/contract/menus.ts';
import type { Context } from '../http/context.ts';
import { isOpenOrganisation } from '../organisation/structure.ts';
import { grantsOf } from '../permission/grants.ts';
import { chooseSystem, loadMenuSystems } from '../permission/placed-menus.ts';
import { lockPerson, organisationIdsOf, positionsOf, updatePerson } from './store.ts';

type MajorType = 'Organize' | 'Position' | 'System';

/** Makes another organisation, position or system the caller's main one; every session of theirs sees it at once. */
export async function changeMajor(
  ctx: Context,
  { majorType, majorId, device }: { majorType: MajorType; majorId: string; device: MenuDevice },
): Promise<null> {
  const { db, session } = ctx;
  const person = await lockPerson(db, session.userId);
  if (majorType === 'System') {
    await switchSystem(ctx, device, majorId);
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
  const { menus } = await grantsOf(db, session);
  if (menus.phone.size + menus.desk.size === 0) throw new AppError('MAJOR_WITHOUT_MENUS');
}

/** Another system on this kind of device alone. */
async function switchSystem({ db, session }: Context, device: MenuDevice, systemId: string): Promise<void> {
  if (!(await loadMenuSystems(db)).some(({ id }) => id === systemId)) throw new AppError('NOT_FOUND');
  const { menus } = await grantsOf(db, session);
  if (!menus[device].has(systemId)) throw new AppError('SYSTEM_WITHOUT_MENUS');
  await chooseSystem(db, session.userId, device, systemId);
}
