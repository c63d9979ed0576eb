import { type Condition, flowLimits, type PlainValue } from '@fairway/contract/flow-template.ts';
import { kindOf } from '../../../forms/jnpf-import/kinds.ts';
import { asList, asNumber, asRaw, asText, type Raw } from '../../../forms/jnpf-import/raw.ts';
import { ownValue } from '../../../forms/own-value.ts';
import type { FlowReading } from './flow-reading.ts';
import { pathOf } from './paths.ts';

type FieldCondition = Extract<Condition, { field: string }>;

const comparisonsBySign: Record<string, FieldCondition['is']> = {
  '==': '=',
  '=': '=',
  '<>': '<>',
  '!=': '<>',
  '>': '>',
  '>=': '>=',
  '<': '<',
  '<=': '<=',
  like: 'contains',
  notLike: 'notContains',
  in: 'in',
  notIn: 'notIn',
  null: 'empty',
  notNull: 'notEmpty',
};
const numericKinds = ['number', 'rate', 'slider', 'switch', 'date', 'createdAt', 'modifiedAt', 'calculation'];

/** Says nothing, which nobody can use: better refused than guessed. */
const unreadable: Condition = { all: [] };

/**
 * The rules of an arm as one condition. The family writes them in a row with a sign after each, and reads them as a
 * formula: those joined by `&&` belong together before `||` does.
 */
export function conditionOf(conditions: unknown, name: string, reading: FlowReading): Condition | undefined {
  const given = asList(conditions).map(asRaw);
  if (given.length === 0) return undefined;
  if (given.length > flowLimits.conditions) {
    reading.remark('conditionValue', name, { field: '…' });
    return unreadable;
  }
  const together: Condition[][] = [[]];
  for (const [index, one] of given.entries()) {
    if (index > 0 && asText(given[index - 1]?.logic).trim() === '||') together.push([]);
    together.at(-1)?.push(ruleOf(one, name, reading));
  }
  const parts = together.map((all): Condition => (all.length === 1 ? (all[0] ?? unreadable) : { all }));
  return parts.length === 1 ? parts[0] : { any: parts };
}

function ruleOf(raw: Raw, name: string, reading: FlowReading): Condition {
  const written = asText(raw.field);
  const is = ownValue(comparisonsBySign, asText(raw.symbol).trim());
  const wrong = (): Condition => {
    reading.remark('conditionValue', name, { field: asText(raw.fieldName) || written.slice(0, 60) });
    return unreadable;
  };
  if (is === undefined) return wrong();
  if (asText(raw.fieldType) === '3') return formulaOf(written, is, raw) ?? wrong();
  const field = pathOf(written);
  if (field === undefined) return wrong();
  if (is === 'empty' || is === 'notEmpty') return { field, is };
  if (asText(raw.fieldValueType) === '1') {
    const other = pathOf(raw.fieldValue);
    return other === undefined ? wrong() : { field, is, other };
  }
  const isNumeric = numericKinds.includes(kindOf(asText(raw.jnpfKey)) ?? '');
  return comparedWith(field, is, raw.fieldValue, isNumeric) ?? wrong();
}

function comparedWith(
  field: string,
  is: FieldCondition['is'],
  given: unknown,
  isNumeric: boolean,
): Condition | undefined {
  const values = [given].flat().map((one) => plainOf(one, isNumeric));
  if (values.some((one) => one === undefined) || values.length > 200) return undefined;
  const plain = values as PlainValue[];
  if (is === 'in' || is === 'notIn') return { field, is, value: plain };
  if (plain.length === 1) return { field, is, value: plain[0] };
  if (is === '=') return { field, is: 'in', value: plain };
  if (is === '<>') return { field, is: 'notIn', value: plain };
  return undefined;
}

function plainOf(value: unknown, isNumeric: boolean): PlainValue | undefined {
  if (value === undefined || value === null) return null;
  if (isNumeric && typeof value === 'boolean') return Number(value);
  if (isNumeric) return asNumber(value) ?? (typeof value === 'string' ? value.slice(0, 2_000) : undefined);
  if (typeof value === 'string') return value.slice(0, 2_000);
  return typeof value === 'boolean' ? value : asNumber(value);
}

/** `${a} + ${b}` against a number or a text; what the form language cannot read is said later, with its words. */
function formulaOf(written: string, is: FieldCondition['is'], raw: Raw): Condition | undefined {
  const formula = written.replace(/\$\{/g, '{');
  const number = asNumber(raw.fieldValue);
  const value = number === undefined ? JSON.stringify(asText(raw.fieldValue)) : String(number);
  const other = asText(raw.fieldValueType) === '1' ? `{${pathOf(raw.fieldValue) ?? ''}}` : value;
  const called: Partial<Record<FieldCondition['is'], string>> = {
    contains: `CONTAINS(${formula}, ${other})`,
    notContains: `NOT(CONTAINS(${formula}, ${other}))`,
    in: `IN(${formula}, ${other})`,
    notIn: `NOT(IN(${formula}, ${other}))`,
    empty: `ISEMPTY(${formula})`,
    notEmpty: `NOT(ISEMPTY(${formula}))`,
  };
  const expression = called[is] ?? `(${formula}) ${is} ${other}`;
  return expression.length <= 4_000 ? { expression } : undefined;
}
