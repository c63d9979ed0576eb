import type { ModelId } from '@fairway/contract/modules.ts';
import type { PermissionKind } from '@fairway/contract/permission.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { useSession } from '../wire/session-store.ts';

/** Whether this person has the grant; what it guards is not shown without it. */
export function useCan(modelId: ModelId, kind: PermissionKind, enCode: string): boolean {
  return useSession((session) => can(session.permissionList, modelId, kind, enCode));
}
