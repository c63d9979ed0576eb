import { ownValue } from '../../forms/own-value.ts';
import { peopleOfField } from '../people/resolve-people.ts';
import { isHumanNode, type PlacedNode } from '../template/compile-flow.ts';
import { type CompiledCondition, holds } from '../template/condition.ts';
import type { Run } from './run.ts';

/** What the form says about a node. */
export interface FormAnswer {
  /** The same text means the same answer; null: the form has no say. */
  answer: string | null;
  auto: 'pass' | 'reject' | null;
  /** Of a branch: the arms the conditions lead into. */
  arms: string[];
}

const silent: FormAnswer = { answer: null, auto: null, arms: [] };

export function askForm(run: Run, placed: PlacedNode): FormAnswer {
  const { node } = placed;
  const isSo = (condition: CompiledCondition | undefined) =>
    condition !== undefined && holds(condition, run.state.form, run.context.asking, run.flow.form);

  const { revokes } = run.state;
  if (node.kind === 'branch' && revokes) {
    // The way its request went, whatever the form would say today.
    const arms = ownValue(revokes.arms, node.id) ?? [];
    return { answer: arms.join(','), auto: null, arms };
  }
  if (node.kind === 'branch' && (node.mode === 'exclusive' || node.mode === 'inclusive')) {
    run.lookAtForm();
    const named = placed.arms.filter(({ arm }) => !arm.isDefault);
    const otherwise = placed.arms.filter(({ arm }) => arm.isDefault);
    const first = node.mode === 'exclusive' ? named.find(({ when }) => isSo(when)) : undefined;
    const fitting = node.mode === 'exclusive' ? [first ?? []].flat() : named.filter(({ when }) => isSo(when));
    const arms = (fitting.length > 0 ? fitting : otherwise.slice(0, 1)).map(({ arm }) => arm.id);
    return { answer: arms.join(','), auto: null, arms };
  }
  if (!isHumanNode(node)) return silent;
  const fields = node.who.filter((rule) => rule.by === 'field');
  if (!placed.autoPass && !placed.autoReject && fields.length === 0) return silent;
  run.lookAtForm();
  const auto = isSo(placed.autoReject) ? 'reject' : isSo(placed.autoPass) ? 'pass' : null;
  const people = fields.flatMap((rule) => peopleOfField(run.context.directory, run.state, rule));
  return { answer: `${auto ?? ''}:${people.join(',')}`, auto, arms: [] };
}
