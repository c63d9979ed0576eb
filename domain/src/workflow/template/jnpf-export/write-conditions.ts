import { type Comparison, type Condition, flowLimits } from '@fairway/contract/flow-template.ts';
import type { CompiledForm } from '../../../forms/compile-form.ts';
import type { Expression } from '../../../forms/expression/expression.ts';
import { parseExpression } from '../../../forms/expression/parse-expression.ts';
import { jnpfKeyOf } from '../../../forms/jnpf-export/jnpf-keys.ts';
import { jnpfPath } from '../../../forms/jnpf-export/jnpf-path.ts';
import type { Raw } from '../../../forms/jnpf-import/raw.ts';

export type Rule = Exclude<Condition, { all: Condition[] } | { any: Condition[] }>;

const symbols: Record<Comparison, readonly [symbol: string, name: string]> = {
  '=': ['==', '等于'],
  '<>': ['<>', '不等于'],
  '>': ['>', '大于'],
  '>=': ['>=', '大于等于'],
  '<': ['<', '小于'],
  '<=': ['<=', '小于等于'],
  contains: ['like', '包含'],
  notContains: ['notLike', '不包含'],
  in: ['in', '包含任意一个'],
  notIn: ['notIn', '不包含任意一个'],
  empty: ['null', '为空'],
  notEmpty: ['notNull', '不为空'],
};

/** Comparisons only newer editions of the family have. */
export const newerComparisons: readonly Comparison[] = ['in', 'notIn', 'empty', 'notEmpty'];

/** A condition as alternatives of rules that belong together; undefined where that would be too many, or nothing. */
export function alternatives(condition: Condition): Rule[][] | undefined {
  if ('any' in condition) {
    const parts = condition.any.map(alternatives);
    if (parts.length === 0 || parts.includes(undefined)) return undefined;
    return bounded(parts.flatMap((part) => part ?? []));
  }
  if ('all' in condition) {
    let found: Rule[][] | undefined = condition.all.length === 0 ? undefined : [[]];
    for (const part of condition.all) {
      const more = alternatives(part);
      found = found && more && bounded(found.flatMap((rules) => more.map((other) => [...rules, ...other])));
    }
    return found;
  }
  return [[condition]];
}

const bounded = (parts: Rule[][]): Rule[][] | undefined =>
  parts.reduce((sum, rules) => sum + rules.length, 0) <= flowLimits.conditions ? parts : undefined;

/** The rules of an arm in a row, with the sign to the next one after each; undefined where the family cannot say them. */
export function conditionSettings(condition: Condition, form: CompiledForm | undefined): Raw[] | undefined {
  const parts = alternatives(condition);
  const written = parts?.map((rules) => rules.map((rule) => ruleSettings(rule, form)));
  if (!written || written.flat().includes(undefined)) return undefined;
  return written.flatMap((rules) =>
    rules.map((rule, index) =>
      index === rules.length - 1
        ? { ...rule, logic: '||', logicName: '或者' }
        : { ...rule, logic: '&&', logicName: '并且' },
    ),
  );
}

function ruleSettings(rule: Rule, form: CompiledForm | undefined): Raw | undefined {
  if ('expression' in rule) return formulaSettings(rule.expression);
  const { field, is, value, other } = rule;
  const known = form?.byPath.get(field)?.field;
  const [symbol, symbolName] = symbols[is];
  return {
    ...{ fieldType: 1, field: jnpfPath(field), fieldName: known?.label || field, symbol, symbolName },
    ...(other === undefined
      ? { fieldValueType: 2, fieldValue: value ?? '', fieldLabel: String(value ?? '') }
      : { fieldValueType: 1, fieldValue: jnpfPath(other), fieldLabel: other }),
    ...(other === undefined && value === null ? { fieldValue: null } : {}),
    jnpfKey: known
      ? jnpfKeyOf(known.kind)
      : [value].flat().some((one) => typeof one === 'string')
        ? 'comInput'
        : 'numInput',
  };
}

/** `{a} + {b} > 20`: a formula of fields and numbers, compared with something. */
function formulaSettings(text: string): Raw | undefined {
  const { expression } = { expression: undefined, ...parseExpression(text) };
  if (expression?.type !== 'binary') return undefined;
  const { operator, left, right } = expression;
  const formula = formulaText(left);
  const isComparison = operator in symbols;
  if (formula === undefined || !isComparison) return undefined;
  const compared = comparedWith(right);
  const [symbol, symbolName] = symbols[operator as Comparison];
  return (
    compared && {
      fieldType: 3,
      field: formula,
      fieldName: formula,
      symbol,
      symbolName,
      ...compared,
      jnpfKey: '',
    }
  );
}

function comparedWith(right: Expression): Raw | undefined {
  if (right.type === 'field')
    return { fieldValueType: 1, fieldValue: jnpfPath(right.path), fieldLabel: right.path };
  if (right.type !== 'number' && right.type !== 'text') return undefined;
  const fieldValue = right.type === 'number' ? Number(right.value) : right.value;
  return { fieldValueType: 2, fieldValue, fieldLabel: String(fieldValue) };
}

function formulaText(expression: Expression): string | undefined {
  switch (expression.type) {
    case 'number':
      return expression.value;
    case 'field':
      return `\${${expression.path}}`;
    case 'binary': {
      const [left, right] = [formulaText(expression.left), formulaText(expression.right)];
      const isSum = ['+', '-', '*', '/'].includes(expression.operator);
      return left && right && isSum ? `(${left} ${expression.operator} ${right})` : undefined;
    }
    default:
      return undefined;
  }
}
