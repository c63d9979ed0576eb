import type {
  BranchArm,
  Condition,
  FlowNode,
  FlowSettings,
  HumanNode,
  Sign,
} from '@fairway/contract/flow-template.ts';
import type { CompiledForm } from '../../../forms/compile-form.ts';
import { normalExpression } from '../../../forms/jnpf-export/normal-form.ts';
import type { Raw } from '../../../forms/jnpf-import/raw.ts';
import { rightsAt } from '../../engine/form-change.ts';
import { isHumanNode } from '../compile-flow.ts';
import { alternatives, type Rule } from './write-conditions.ts';
import { skipRulesOf } from './write-step.ts';

/**
 * A node with what is usual written out and what means the same written in one way: two that mean the same are the same
 * here. Its id is left out, and the arms of a branch.
 */
export function normalNode(node: FlowNode, settings: FlowSettings, form: CompiledForm | undefined): Raw {
  const { id, ...rest } = node;
  const { arms: _, ...own } = rest as Raw;
  const normal = { ...own, name: node.name || id };
  if (node.kind === 'start') return { ...normal, fields: rightsAt(node, form) };
  if (node.kind === 'sub')
    return { ...normal, starter: node.starter.length > 0 ? node.starter : [{ by: 'initiator' }] };
  return isHumanNode(node) ? { ...normal, ...normalStep(node, settings, form) } : normal;
}

function normalStep(node: HumanNode, settings: FlowSettings, form: CompiledForm | undefined): Raw {
  const { audit, ...texts } = node.buttonTexts;
  return {
    ...skipRulesOf(node, settings),
    neverSkip: undefined,
    sign: normalSign(node.sign),
    buttons: node.buttons.toSorted(),
    buttonTexts: audit ? { ...texts, approve: audit } : texts,
    fields: rightsAt(node, form),
  };
}

/** Where everybody has to agree, one who does not makes it impossible. */
const normalSign = (sign: Sign): Sign => {
  const isAll = 'pct' in sign.pass && sign.pass.pct === 100;
  const isOne = typeof sign.reject === 'object' && 'n' in sign.reject && sign.reject.n === 1;
  return isAll && isOne ? { ...sign, reject: 'impossible' } : sign;
};

export function normalArm({ name, when, isDefault }: BranchArm): Raw {
  return { name, isDefault, when: when && normalCondition(when) };
}

function normalCondition(condition: Condition): unknown {
  return alternatives(condition)?.map((rules) => rules.map(normalRule)) ?? condition;
}

const normalRule = (rule: Rule): unknown =>
  'expression' in rule
    ? { expression: normalExpression(rule.expression) }
    : { ...rule, ...(rule.other === undefined ? { value: rule.value ?? null } : {}) };

/** Who need not decide again is said at every step. */
export function normalSettings({ skipInitiator: _, skipRepeat: __, ...settings }: FlowSettings): Raw {
  return settings;
}
