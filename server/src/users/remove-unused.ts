import { AppError } from '@fairway/contract/app-error.ts';
import { attempt } from '../database/attempt.ts';
import type { Context } from '../http/context.ts';
import { deleteUnused, type LockedUser } from './store.ts';

const foreignKeyViolation = '23503';

/** Takes accounts away that were just made; refused where somebody signed in with one, or anything names one. */
export async function removeUnused({ db }: Pick<Context, 'db'>, users: readonly LockedUser[]): Promise<void> {
  const used = users.find(({ version, hasPassword }) => version !== 1 || hasPassword);
  if (used) throw new AppError('USER_UNDO_OVER', { name: used.realName });
  const isGone = await attempt(
    db,
    (error) => (error as { code?: unknown }).code === foreignKeyViolation,
    () =>
      deleteUnused(
        db,
        users.map(({ id }) => id),
      ),
  );
  if (!isGone) throw new AppError('USER_UNDO_OVER', { name: users[0]?.realName ?? '' });
}
