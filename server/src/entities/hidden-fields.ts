import { guardedColumns } from '@fairway/contract/modules.ts';
import { hiddenColumns } from '@fairway/domain/permission/can.ts';
import type { EntityRules, Saver } from './entity-rules.ts';

/** The fields of an entity that somebody has no right to see. */
export async function hiddenFields(
  { permissions }: Pick<Saver, 'permissions'>,
  { entity: { modelId } }: EntityRules,
): Promise<ReadonlySet<string>> {
  const guarded = guardedColumns(modelId);
  return guarded.length === 0 ? new Set() : hiddenColumns(await permissions(), modelId, guarded);
}
