import type { MemberRole } from '@fairway/contract/shipment-fields.ts';
import type { TaskKind } from './task-plan.ts';

/** Whose work a task is, who should do it first. */
const rolesOf: Readonly<Record<TaskKind | 'other', readonly MemberRole[]>> = {
  ...{ booking: ['operator'], truck: ['operator'], customs: ['operator'], vgm: ['operator'] },
  ...{
    si: ['documents', 'operator'],
    checkBill: ['documents', 'operator'],
    signBill: ['documents', 'operator'],
  },
  ...{ charges: ['operator'], bill: ['operator'], other: ['operator'] },
};

/** Who has a task before them: who it was given to, otherwise the members whose work it is. */
export function ownersOfTask(
  { kind, assigneeId }: { kind: TaskKind | 'other'; assigneeId: string | null },
  members: readonly { userId: string; role: MemberRole }[],
): string[] {
  if (assigneeId !== null) return [assigneeId];
  const role = rolesOf[kind].find((wanted) => members.some((one) => one.role === wanted));
  return members.filter((one) => one.role === role).map(({ userId }) => userId);
}
