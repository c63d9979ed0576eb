import { ratioSign, type Sign, signPresets } from '@fairway/contract/flow-template.ts';
import { asList, asNumber, asRaw, asText, isOn, type Raw, switched } from '../../../forms/jnpf-import/raw.ts';
import { ownValue } from '../../../forms/own-value.ts';
import type { FlowReading, GivenNode } from './flow-reading.ts';
import { pathOf } from './paths.ts';
import { approverLists, copiesOf, whoOf } from './people.ts';
import { dueOf } from './time-limits.ts';

/** A step somebody approves. */
export function stepOf(given: GivenNode, reading: FlowReading): Raw {
  const { id, name, properties } = given;
  const { start } = reading;
  const form = asText(properties.formId);
  if (form !== '' && asText(start.formId) !== '' && form !== asText(start.formId))
    reading.remark('ownForm', name);
  if (asList(properties.assignList).length > 0)
    reading.remark('settingLeft', name, { setting: 'assignList' });
  remarkLeft(given, reading);
  const progress = asNumber(properties.progress);
  return {
    kind: 'approve',
    id,
    name,
    who: whoOf(properties.assigneeType, given, approverLists, reading),
    sign: signOf(properties),
    fields: rightsOf(properties.formOperates),
    ...buttonsOf(properties),
    onEmpty: onEmptyOf(properties),
    ...wayBackOf(properties, reading),
    signature: isOn(properties.hasSign),
    ...agreeRulesOf(properties),
    ...dueOf(given, reading),
    cc: copiesOf(properties),
    recall: isNotOff(properties.hasRevokeBtn),
    batch: isOn(start.isBatchApproval),
    ...(progress === undefined ? {} : { progress: Math.min(Math.max(Math.round(progress), 0), 100) }),
  };
}

/** Switches the family leaves out are on. */
export const isNotOff = (value: unknown): boolean => switched(value) ?? true;

function signOf({ counterSign, countersignRatio }: Raw): Sign {
  if (asText(counterSign) === '2') return signPresets.inOrder;
  if (asText(counterSign) !== '1') return signPresets.any;
  return ratioSign(Math.min(Math.max(Math.round(asNumber(countersignRatio) ?? 100), 1), 100));
}

/** What one may do with each field at this step. */
export function rightsOf(operates: unknown): Raw {
  const rights: [string, string][] = [];
  for (const one of asList(operates).map(asRaw)) {
    const path = pathOf(one.id);
    if (path === undefined || path === '__proto__') continue;
    // What cannot be switched off is required by the form itself.
    const open = isOn(one.required) && !isOn(one.requiredDisabled) ? 'required' : 'edit';
    rights.push([path, isOn(one.write) ? open : isOn(one.read) ? 'read' : 'hidden']);
  }
  return Object.fromEntries(rights);
}

/** Our button, the switch and the text of the family, and what it says when nobody changed it. */
const buttons: readonly (readonly [string, string, string, string, 'on' | 'off'])[] = [
  ['approve', 'hasAuditBtn', 'auditBtnText', '通过', 'on'],
  ['reject', 'hasRejectBtn', 'rejectBtnText', '退回', 'on'],
  ['return', 'hasRejectBtn', '', '', 'on'],
  ['recall', 'hasRevokeBtn', 'revokeBtnText', '撤回', 'on'],
  ['transfer', 'hasTransferBtn', 'transferBtnText', '转审', 'on'],
  ['addSign', 'hasFreeApproverBtn', 'hasFreeApproverBtnText', '加签', 'on'],
  ['save', 'hasSaveBtn', 'saveBtnText', '暂存', 'off'],
  ['print', 'hasPrintBtn', 'printBtnText', '打印', 'off'],
];
const textOnly = ['approve', 'recall'];

function buttonsOf(properties: Raw): Raw {
  const isShown = (name: string, otherwise: 'on' | 'off') =>
    otherwise === 'on' ? isNotOff(properties[name]) : isOn(properties[name]);
  const texts = buttons.flatMap(([button, , name, usual]): [string, string][] => {
    const text = asText(properties[name]).trim().slice(0, 20);
    return text === '' || text.replaceAll(' ', '') === usual ? [] : [[button, text]];
  });
  return {
    buttons: buttons
      .filter(([button, name, , , otherwise]) => !textOnly.includes(button) && isShown(name, otherwise))
      .map(([button]) => button),
    buttonTexts: Object.fromEntries(texts),
  };
}

const emptyRules: Record<string, string> = {
  1: 'admin',
  3: 'prevPicks',
  4: 'pass',
  5: 'block',
  6: 'initiator',
};

function onEmptyOf({ errorRule, errorRuleUser }: Raw): unknown {
  if (asText(errorRule) !== '2') return ownValue(emptyRules, asText(errorRule)) ?? 'admin';
  const users = asList(errorRuleUser).map(asText).filter(isSomeId).slice(0, 100);
  return users.length > 0 ? { users } : 'admin';
}

const isSomeId = (text: string): boolean => text !== '' && text.length <= 100;

const afterReturns: Record<string, string> = { 1: 'rerun', 2: 'backHere', 3: 'ask' };

/** Where a rejection leads, and what comes after it was mended. */
function wayBackOf({ rejectStep, rejectType }: Raw, reading: FlowReading): Raw {
  const afterReturn = ownValue(afterReturns, asText(rejectType)) ?? 'rerun';
  switch (asText(rejectStep)) {
    case '':
    case '0':
      return { onReject: 'start', returnTo: 'start', afterReturn };
    case '1':
      return { onReject: 'prev', returnTo: 'prev', afterReturn };
    case '2':
      return { onReject: 'choose', returnTo: 'any', afterReturn };
    default: {
      const node = reading.idOf(asText(rejectStep));
      return { onReject: { node }, returnTo: [node], afterReturn };
    }
  }
}

/** Who need not decide again. */
function agreeRulesOf({ hasAgreeRule, agreeRules }: Raw): Raw {
  const rules = isOn(hasAgreeRule) ? asList(agreeRules).map(asText) : [];
  return {
    skipInitiator: rules.includes('2') ? 'skip' : 'no',
    skipRepeat: rules.includes('4') ? 'any' : rules.includes('3') ? 'adjacent' : 'no',
  };
}

/** Events and messages of their own do not come along. */
export function remarkLeft({ name, properties }: GivenNode, reading: FlowReading): void {
  for (const [setting, value] of Object.entries(properties)) {
    const on = asRaw(value).on;
    if (setting.endsWith('FuncConfig') && isOn(on))
      reading.remark('eventLeft', name, { setting: setting.slice(0, 40) });
    if (setting.endsWith('MsgConfig') && asText(on) === '1')
      reading.remark('messageLeft', name, { setting: setting.slice(0, 40) });
  }
}
