import { AppError } from '@fairway/contract/app-error.ts';
import type { Db } from '../database/open.ts';
import { lockAdministrators } from './store.ts';

/** Refuses to take these from the administrators who can sign in, if nobody would be left of them. */
export async function refuseLockingOut(db: Db, ids: readonly string[]): Promise<void> {
  const administrators = await lockAdministrators(db);
  if (!administrators.some((id) => ids.includes(id))) return;
  if (administrators.every((id) => ids.includes(id))) throw new AppError('LAST_ADMINISTRATOR');
}
