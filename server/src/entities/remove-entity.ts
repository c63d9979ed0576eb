import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../http/context.ts';
import type { EntityRules } from './entity-rules.ts';
import { nameOf } from './save-entity.ts';
import { visibleRow } from './show-entities.ts';
import { deleteRow } from './store.ts';

const foreignKeyViolation = '23503';

/** Removes what nothing else names; the database knows. */
export async function removeEntity(ctx: Context, rules: EntityRules, id: string): Promise<null> {
  const row = await visibleRow(ctx, rules, id);
  ctx.auditTarget(nameOf(rules, row));
  rules.beforeRemove?.(row);
  try {
    await deleteRow(ctx.db, rules.table, id);
  } catch (error) {
    if ((error as { code?: unknown }).code !== foreignKeyViolation) throw error;
    throw new AppError('ENTITY_IN_USE');
  }
  return null;
}
