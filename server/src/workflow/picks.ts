import { chosenArms } from '@fairway/domain/workflow/template/arm-choice.ts';
import type { CompiledFlow } from '@fairway/domain/workflow/template/compile-flow.ts';

interface Sent {
  candidateList: Record<string, string[]>;
  errorRuleUserList: Record<string, string[]>;
  branchList: readonly string[];
}

/** Whom and which branches somebody picked, as the engine is told: people by node, arms by branch. */
export function picksOf(
  { reading }: CompiledFlow,
  { candidateList, errorRuleUserList, branchList }: Sent,
): { picks: Record<string, string[]>; branches: Record<string, string[]> } {
  const branches: [string, string[]][] = reading.flatMap(({ node, arms }) => {
    if (node.kind !== 'branch' || node.mode !== 'choose') return [];
    const ticked = chosenArms(
      arms.map(({ arm }) => arm),
      branchList,
    ).map(({ id }) => id);
    return ticked.length > 0 ? [[node.id, ticked] as [string, string[]]] : [];
  });
  return { picks: { ...candidateList, ...errorRuleUserList }, branches: Object.fromEntries(branches) };
}

/** `a,b` of people. */
export const idsIn = (csv: string): string[] =>
  csv
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
