import { can } from '@fairway/domain/permission/can.ts';
import { useSession } from '../wire/session-store.ts';
import type { EntityDescription, EntityField } from './entity-description.ts';

/** Which guarded fields this person sees; the others are not in what the server sends. */
export function useGranted({ entity: { modelId } }: EntityDescription): (field: EntityField) => boolean {
  const list = useSession(({ permissionList }) => permissionList);
  return ({ grant }) => grant === undefined || can(list, modelId, 'column', grant);
}
