import type { BranchArm, FlowNode } from '@fairway/contract/flow-template.ts';

/** The step an arm begins with, where the family has a node for it. */
export function headOf({ seq: [first] }: Pick<BranchArm, 'seq'>): FlowNode | undefined {
  return first && first.kind !== 'branch' && first.kind !== 'action' ? first : undefined;
}

/** What an arm is called by who chooses it: the family has no arms, only the steps they begin with. */
export const choiceOf = (arm: Pick<BranchArm, 'id' | 'seq'>): string => headOf(arm)?.id ?? arm.id;

/** The arms that were chosen, by either name. */
export function chosenArms<Arm extends Pick<BranchArm, 'id' | 'seq'>>(
  arms: readonly Arm[],
  chosen: readonly string[],
): Arm[] {
  const choices = new Set(arms.map(choiceOf));
  return arms.filter(
    (arm) => chosen.includes(choiceOf(arm)) || (chosen.includes(arm.id) && !choices.has(arm.id)),
  );
}
