import { type FormField, fieldKinds } from '@fairway/contract/forms.ts';
import { isEmptyValue } from '../empty-value.ts';
import { shapeProblem } from '../value-shape.ts';
import { hasTime } from './dates.ts';
import type { Kind } from './kinds.ts';
import { asNumber, asText, isOn, type Raw } from './raw.ts';
import { type Given, settingOf } from './reading.ts';

const currents: Partial<Record<Kind, string>> = {
  user: 'user',
  users: 'user',
  department: 'department',
  organisation: 'organisation',
  position: 'position',
};

/** What a new form starts with. */
export function defaultOf(kind: Kind, given: Given, field: Raw): Raw {
  if (!fieldKinds.some((one) => one === kind)) return {};
  const { label, reading } = given;
  if (isOn(settingOf(given, 'defaultCurrent'))) {
    const current = kind === 'date' ? (hasTime(given) ? 'now' : 'today') : currents[kind];
    if (current) return { default: { current } };
    if (kind === 'time') return { default: { expression: 'FORMATDATE(NOW(), "HH:mm:ss")' } };
    reading.left(label, 'defaultCurrent', true);
  }
  const written = given.config.defaultValue ?? given.raw.defaultValue;
  if (isEmptyValue(written)) return {};
  if (
    kind === 'date' &&
    typeof written === 'string' &&
    /^\d{4}[-/]\d{1,2}[-/]\d{1,2}[\d: T]{0,9}$/.test(written)
  )
    return { default: { expression: `DATE("${written}")` } };
  const value = fittingValue(kind, written);
  if (shapeProblem(value, field as unknown as FormField)) {
    reading.left(label, 'defaultValue', written);
    return {};
  }
  return { default: { value } };
}

const numberKinds = ['number', 'rate', 'slider', 'date'];
const choiceKinds = ['radio', 'checkbox', 'select', 'cascader', 'treeSelect', 'area'];
const textKinds = ['text', 'textarea', 'autoComplete', 'richText'];

/** The value as our fields hold it: ids are texts, numbers are numbers. */
function fittingValue(kind: Kind, value: unknown): unknown {
  if (kind === 'switch') return isOn(value) ? 1 : 0;
  if (numberKinds.includes(kind)) return asNumber(value) ?? value;
  if (choiceKinds.includes(kind)) return idsIn(value, 0);
  return textKinds.includes(kind) && typeof value === 'number' ? asText(value) : value;
}

const idsIn = (value: unknown, depth: number): unknown => {
  if (Array.isArray(value) && depth < 3) return value.map((one) => idsIn(one, depth + 1));
  return typeof value === 'number' ? String(value) : value;
};
