import type { FlowNode, FlowSettings, HumanNode } from '@fairway/contract/flow-template.ts';
import { isHumanNode } from '@fairway/domain/workflow/template/compile-flow.ts';

/** How the family's clients know what comes after a return. */
export const returnTypes = { rerun: 1, backHere: 2, ask: 3 } as const;

/** A step in the words of the family's clients. */
export function nodeProperties(
  node: FlowNode | undefined,
  { comments, summary }: FlowSettings,
): Record<string, unknown> {
  const common = { title: node?.name ?? '', isComment: comments, isSummary: summary, isCustomCopy: true };
  if (!node) return common;
  if (isHumanNode(node)) return { ...common, ...stepProperties(node) };
  if (node.kind !== 'start') return common;
  return {
    ...common,
    ...{ hasSubmitBtn: true, submitBtnText: '', hasSaveBtn: true, saveBtnText: '' },
    ...{ hasPressBtn: true, pressBtnText: '', hasRevokeBtn: true, revokeBtnText: '' },
    ...{ hasPrintBtn: true, printBtnText: '', printId: '' },
  };
}

function stepProperties(node: HumanNode): Record<string, unknown> {
  const { buttons, buttonTexts } = node;
  const textOf = (name: string) => (Object.hasOwn(buttonTexts, name) ? buttonTexts[name] : '');
  return {
    hasAuditBtn: true,
    auditBtnText: textOf('audit') || textOf('approve'),
    hasRejectBtn: (node.kind === 'approve' && buttons.includes('reject')) || buttons.includes('return'),
    rejectBtnText: textOf('reject') || textOf('return'),
    hasRevokeBtn: node.recall,
    revokeBtnText: textOf('recall'),
    hasTransferBtn: buttons.includes('transfer'),
    transferBtnText: textOf('transfer'),
    hasFreeApproverBtn: buttons.includes('addSign'),
    hasFreeApproverBtnText: textOf('addSign'),
    hasSaveBtn: buttons.includes('save'),
    saveBtnText: textOf('save'),
    hasPrintBtn: buttons.includes('print'),
    printBtnText: textOf('print'),
    printId: '',
    hasOpinion: true,
    hasSign: node.signature,
    rejectType: returnTypes[node.afterReturn],
    rejectStep: rejectStepOf(node),
    isBatchApproval: node.batch,
    progress: node.progress ?? 0,
  };
}

/** "0" the start, "1" the step before, "2" as the handler says, else a step. */
function rejectStepOf({ onReject, buttons }: HumanNode): string {
  if (typeof onReject === 'object') return onReject.node;
  if (onReject === 'start') return '0';
  if (onReject === 'prev') return '1';
  return onReject === 'choose' || buttons.includes('return') ? '2' : '';
}
