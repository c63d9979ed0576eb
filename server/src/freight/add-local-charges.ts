import { AppError } from '@fairway/contract/app-error.ts';
import { wordsOf } from '@fairway/contract/errors.ts';
import type { Kept } from '../entities/entity-rules.ts';
import { insertEntity } from '../entities/save-entity.ts';
import type { Context } from '../http/context.ts';
import { localChargeRules } from './local-charge-rules.ts';

/** Adds all of them or none: each row meets those before it, and every wrong one is named by its place. */
export async function addLocalCharges(ctx: Context, rows: readonly Kept[]): Promise<{ count: number }> {
  const problems: Record<string, string> = {};
  for (const [index, row] of rows.entries())
    try {
      await insertEntity(ctx, localChargeRules, row);
    } catch (error) {
      if (!(error instanceof AppError) || !error.refusal) throw error;
      problems[`rows.${index}`] = wordsOf(error.refusal, ctx.language, error.places);
    }
  const count = Object.keys(problems).length;
  if (count > 0) throw new AppError('LOCAL_CHARGES_WRONG', { count }, problems);
  ctx.auditTarget(String(rows.length));
  return { count: rows.length };
}
