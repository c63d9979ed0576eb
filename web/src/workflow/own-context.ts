import type { FormContext } from '@fairway/domain/forms/expression/scope.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { useSession } from '../wire/session-store.ts';

/** Who fills in one of our own small forms here and now. */
export function ownContext(): FormContext {
  const me = useSession.getState().userInfo;
  return {
    now: Date.now(),
    zone: defaultZone,
    user: {
      id: me?.userId ?? '',
      name: me?.userName ?? '',
      account: me?.userAccount ?? '',
      departmentId: me?.departmentId ?? '',
      departmentName: me?.departmentName ?? '',
      organisationId: me?.organizeId ?? '',
      organisationPath: me?.organizeIdList ?? [],
      organisationName: me?.organizeName ?? '',
      positionId: me?.positionId ?? '',
      positionName: me?.positionName ?? '',
      roleIds: me?.roleIds ?? [],
      managerId: '',
    },
  };
}
