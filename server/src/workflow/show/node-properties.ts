import type { FlowNode, FlowSettings } from '@fairway/contract/flow-template.ts';
import { isHumanNode } from '@fairway/domain/workflow/template/compile-flow.ts';
import {
  buttonSettings,
  returnSettings,
  startButtons,
} from '@fairway/domain/workflow/template/jnpf-export/write-step.ts';

/** A step in the words of the family's clients: what they show of it, and which buttons. */
export function nodeProperties(node: FlowNode | undefined, settings: FlowSettings): Record<string, unknown> {
  const { comments, summary } = settings;
  const common = { title: node?.name ?? '', isComment: comments, isSummary: summary, isCustomCopy: true };
  if (!node) return common;
  if (node.kind === 'start') return { ...common, ...startButtons(settings) };
  if (!isHumanNode(node)) return common;
  return {
    ...{ ...common, ...buttonSettings(node), ...returnSettings(node) },
    ...{
      hasOpinion: true,
      hasSign: node.signature,
      isBatchApproval: node.batch,
      progress: node.progress ?? 0,
    },
  };
}
