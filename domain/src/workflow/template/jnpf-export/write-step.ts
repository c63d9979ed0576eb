import type { FlowSettings, HumanNode, Sign, StartNode } from '@fairway/contract/flow-template.ts';
import type { FieldRight, FieldRights } from '@fairway/contract/forms.ts';
import type { CompiledForm } from '../../../forms/compile-form.ts';
import { jnpfKeyOf } from '../../../forms/jnpf-export/jnpf-keys.ts';
import { jnpfPath } from '../../../forms/jnpf-export/jnpf-path.ts';
import type { Raw } from '../../../forms/jnpf-import/raw.ts';
import { ownValue } from '../../../forms/own-value.ts';
import { rightsAt } from '../../engine/form-change.ts';
import { approverLists, copyLists, starterLists } from '../jnpf-import/people.ts';
import { copySettings, memberSettings, whoSettings } from './write-people.ts';
import { timeLimitSettings } from './write-time-limits.ts';

/** What the family's buttons say where nobody chose other words. */
const buttonWords = {
  ...{ audit: '通 过', reject: '退 回', revoke: '撤 回', transfer: '转 审', addSign: '加 签' },
  ...{ save: '暂 存', print: '打 印', submit: '提 交', press: '催 办' },
} as const;

/** The buttons of a step under the family's names. */
export function buttonSettings({ kind, buttons, buttonTexts, recall }: HumanNode): Raw {
  const text = (usual: keyof typeof buttonWords, ...names: string[]) =>
    names.map((name) => ownValue(buttonTexts, name)).find(Boolean) ?? buttonWords[usual];
  return {
    ...{ hasAuditBtn: true, auditBtnText: text('audit', 'audit', 'approve') },
    hasRejectBtn: (kind === 'approve' && buttons.includes('reject')) || buttons.includes('return'),
    rejectBtnText: text('reject', 'reject', 'return'),
    ...{ hasRevokeBtn: recall, revokeBtnText: text('revoke', 'recall') },
    ...{ hasTransferBtn: buttons.includes('transfer'), transferBtnText: text('transfer', 'transfer') },
    ...{
      hasFreeApproverBtn: buttons.includes('addSign'),
      hasFreeApproverBtnText: text('addSign', 'addSign'),
    },
    ...{ hasSaveBtn: buttons.includes('save'), saveBtnText: text('save', 'save') },
    ...{ hasPrintBtn: buttons.includes('print'), printBtnText: text('print', 'print'), printId: '' },
  };
}

/** The buttons of whoever starts a request. */
export const startButtons = ({ withdraw }: Pick<FlowSettings, 'withdraw'>): Raw => ({
  ...{
    hasSubmitBtn: true,
    submitBtnText: buttonWords.submit,
    hasSaveBtn: true,
    saveBtnText: buttonWords.save,
  },
  ...{ hasPressBtn: true, pressBtnText: buttonWords.press },
  ...{ hasRevokeBtn: withdraw !== 'never', revokeBtnText: buttonWords.revoke },
  ...{ hasPrintBtn: true, printBtnText: buttonWords.print, printId: '' },
});

export function startSettings(
  node: StartNode,
  settings: FlowSettings,
  form: CompiledForm | undefined,
  isBatch: boolean,
): Raw {
  const isOwnTitle = settings.title !== usualTitle;
  return {
    title: node.name,
    ...memberSettings(settings.launchBy, starterLists),
    ...startButtons(settings),
    ...{
      isComment: settings.comments,
      isSummary: settings.summary,
      summaryType: 0,
      isBatchApproval: isBatch,
    },
    ...{ titleType: isOwnTitle ? 1 : 0, titleContent: isOwnTitle ? settings.title : '' },
    ...{ errorRule: 1, errorRuleUser: [], ...timeLimitSettings(undefined) },
    formOperates: operatesOf(rightsAt(node, form), form),
  };
}

export const usualTitle = '{@launchUserName}的{@flowFullName}';

/** A step somebody handles, in the family's words. */
export function stepSettings(node: HumanNode, settings: FlowSettings, form: CompiledForm | undefined): Raw {
  return {
    title: node.name,
    ...whoSettings(node.who, 'assigneeType', approverLists),
    ...signSettings(node.sign),
    formOperates: operatesOf(rightsAt(node, form), form),
    ...buttonSettings(node),
    ...{ hasOpinion: true, hasSign: node.signature, isCustomCopy: true },
    ...emptySettings(node),
    ...returnSettings(node),
    ...agreeSettings(node, settings),
    ...timeLimitSettings(node.due),
    ...copySettings(node.cc, copyLists),
    ...(node.progress === undefined ? {} : { progress: node.progress }),
  };
}

const names: Record<FieldRight, { read: boolean; write: boolean; required: boolean }> = {
  hidden: { read: false, write: false, required: false },
  read: { read: true, write: false, required: false },
  edit: { read: true, write: true, required: false },
  required: { read: true, write: true, required: true },
};

/** What one may do with each field; of a form that is known, with all of them. */
export const operatesOf = (rights: FieldRights, form: CompiledForm | undefined): Raw[] =>
  Object.entries(rights).map(([path, right]) => {
    const field = form?.byPath.get(path)?.field;
    // What the form itself requires is required, and that cannot be switched off at a step.
    const isFormRequired = right === 'edit' && field?.required === true;
    return {
      ...{ id: jnpfPath(path), name: field?.label || path, ...names[right] },
      ...(isFormRequired ? { required: true } : {}),
      ...{ requiredDisabled: isFormRequired, jnpfKey: field ? jnpfKeyOf(field.kind) : '', dataType: '' },
    };
  });

function signSettings({ order, pass }: Sign): Raw {
  if (order === 'seq') return { counterSign: 2, countersignRatio: 100 };
  const isAny = order === 'claim' || ('n' in pass && pass.n === 1);
  return { counterSign: isAny ? 0 : 1, countersignRatio: 'pct' in pass ? pass.pct : 100 };
}

const emptyRules = { admin: 1, prevPicks: 3, pass: 4, block: 5, initiator: 6, reject: 1 } as const;

const emptySettings = ({ onEmpty }: HumanNode): Raw =>
  typeof onEmpty === 'object'
    ? { errorRule: 2, errorRuleUser: onEmpty.users }
    : { errorRule: emptyRules[onEmpty], errorRuleUser: [] };

/** What comes after a return: from there on, straight back, or as the handler says. */
export const returnTypes = { rerun: 1, backHere: 2, ask: 3 } as const;

/** Where a rejection leads: "0" the start, "1" the step before, "2" as the handler says, else a step. */
export function returnSettings({ onReject, afterReturn, buttons }: HumanNode): Raw {
  const rejectType = returnTypes[afterReturn];
  if (typeof onReject === 'object') return { rejectType, rejectStep: onReject.node };
  const chosen = onReject === 'choose' || (onReject !== 'start' && buttons.includes('return'));
  return { rejectType, rejectStep: onReject === 'prev' ? '1' : chosen ? '2' : '0' };
}

/** Who need not decide again. */
export function skipRulesOf(
  node: Pick<HumanNode, 'neverSkip' | 'skipInitiator' | 'skipRepeat'>,
  settings: Pick<FlowSettings, 'skipInitiator' | 'skipRepeat'>,
) {
  const skipInitiator = node.skipInitiator ?? settings.skipInitiator;
  // Nobody is passed over there; whose request it is does not decide either.
  if (node.neverSkip)
    return { skipInitiator: skipInitiator === 'no' ? 'no' : 'superior', skipRepeat: 'no' } as const;
  return {
    skipInitiator,
    skipRepeat: node.skipRepeat ?? settings.skipRepeat,
  };
}

function agreeSettings(node: HumanNode, settings: FlowSettings): Raw {
  const { skipInitiator, skipRepeat } = skipRulesOf(node, settings);
  const repeat = { no: [], adjacent: [3], any: [4] } as const;
  const agreeRules = [...(skipInitiator === 'skip' ? [2] : []), ...repeat[skipRepeat]];
  return { hasAgreeRule: agreeRules.length > 0, agreeRules };
}
