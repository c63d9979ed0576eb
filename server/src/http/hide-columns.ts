import { guardedColumns, type ModelId } from '@fairway/contract/modules.ts';
import type { PermissionEntry } from '@fairway/contract/permission.ts';
import { hiddenColumns, withoutColumns } from '@fairway/domain/permission/can.ts';

type Row = Record<string, unknown>;

/** Takes a module's guarded columns out of a record or out of every row of a list. */
export function hideColumns(
  answer: unknown,
  modelId: ModelId,
  permissions: readonly PermissionEntry[],
): unknown {
  const guarded = guardedColumns(modelId);
  if (guarded.length === 0 || typeof answer !== 'object' || answer === null) return answer;
  const hidden = hiddenColumns(permissions, modelId, guarded);
  const hide = (row: Row) => withoutColumns(row, hidden);
  if (Array.isArray(answer)) return answer.map(hide);
  if ('list' in answer && Array.isArray(answer.list)) return { ...answer, list: answer.list.map(hide) };
  return hide(answer as Row);
}
