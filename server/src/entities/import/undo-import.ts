import { AppError } from '@fairway/contract/app-error.ts';
import type { Context } from '../../http/context.ts';
import type { EntityRules } from '../entity-rules.ts';
import { nameOf, updateEntity } from '../save-entity.ts';
import { changesOfImport, deleteRows, takeRow } from '../store.ts';
import { keptOf } from '../wire-row.ts';

const foreignKeyViolation = '23503';

/** Removes what an import added and puts back what it changed; refused where anything of it was changed or used since. */
export async function undoImport(ctx: Context, rules: EntityRules, importId: string) {
  const changes = await changesOfImport(ctx.db, rules.entity.name, importId);
  if (changes.length === 0) throw new AppError('NOT_FOUND');
  const added: string[] = [];
  let restored = 0;
  for (const { entityId, version, differences } of changes) {
    const row = await takeRow(ctx.db, rules.table, entityId);
    // Somebody removed it since: there is nothing left to take back.
    if (!row) continue;
    if (row.version !== version) throw new AppError('ENTITY_IMPORT_CHANGED', { name: nameOf(rules, row) });
    if (version === 1) added.push(entityId);
    else {
      const before = Object.fromEntries(differences.map(({ field, before }) => [field, before]));
      await updateEntity(ctx, rules, row, { ...keptOf(rules, row), ...before }, 'undo', importId);
      restored += 1;
    }
  }
  if (added.length + restored === 0) throw new AppError('NOT_FOUND');
  await remove(added);
  return { removed: added.length, restored };

  async function remove(ids: readonly string[]): Promise<void> {
    try {
      await deleteRows(ctx.db, rules.table, ids);
    } catch (error) {
      if ((error as { code?: unknown }).code !== foreignKeyViolation) throw error;
      throw new AppError('ENTITY_IN_USE');
    }
  }
}
