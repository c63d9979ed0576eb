import type { Language } from '@fairway/contract/errors.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { FlowNode } from '@fairway/contract/flow-template.ts';
import { type AutoReason, autoReasonWords, conditionReasonWords } from '@fairway/contract/flow-words.ts';
import { type CompiledFlow, isHumanNode } from '../template/compile-flow.ts';
import { conditionText } from './condition-text.ts';

/** Why a step was decided without anybody: a condition in its own words where they can be said. */
export function autoReasonText(
  reason: AutoReason | null,
  node: FlowNode | undefined,
  flow: CompiledFlow,
  language: Language,
): string {
  if (reason === null) return '';
  return (reason === 'condition' && ruleText(node, flow, language)) || autoReasonWords[reason][language];
}

function ruleText(node: FlowNode | undefined, flow: CompiledFlow, language: Language): string | undefined {
  if (!node || !isHumanNode(node)) return undefined;
  const { autoPass, autoReject } = node;
  const rule = autoPass ?? autoReject;
  // With both nobody knows here which of them it was.
  if (!rule || (autoPass && autoReject)) return undefined;
  const condition = conditionText(rule, flow, language);
  const key = autoReject ? 'reject' : node.kind === 'approve' ? 'approvePass' : 'handlePass';
  return condition && filledWords(conditionReasonWords[key][language], { condition });
}
