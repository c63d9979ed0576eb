import { computedKinds, type FormField } from '@fairway/contract/forms.ts';
import { parseExpression } from '../expression/parse-expression.ts';
import { asList, asRaw, asText, type Raw } from '../jnpf-import/raw.ts';
import { usualFiles } from './write-settings.ts';

/** Switches that are off where nobody mentions them. */
const offUnlessSaid = ['multiple', 'thousands', 'chineseCapitals', 'stored', 'scan', 'allowHalf'];
const expressions = ['calculated', 'earliest', 'latest'];
const choiceKinds = ['radio', 'checkbox', 'select', 'cascader', 'treeSelect'];
const peopleKinds = ['organisation', 'department', 'position', 'user', 'users', 'role', 'group'];
const usualFormats: Record<string, string> = {
  date: 'yyyy-MM-dd',
  dateRange: 'yyyy-MM-dd',
  time: 'HH:mm:ss',
  timeRange: 'HH:mm:ss',
};

/**
 * A field or container with what is usual written out and what means the same written in one way: two that mean the
 * same are the same here. Ids are left out, and what stands inside.
 */
export function normalForm(node: Raw): Raw {
  const { id: _, parts: __, columns: ___, ...rest } = node;
  const { kind } = rest as unknown as FormField;
  const normal: Raw = { ...rest };
  for (const key of offUnlessSaid) normal[key] = rest[key] === true;
  for (const key of expressions) if (typeof rest[key] === 'string') normal[key] = normalExpression(rest[key]);
  // What is worked out is never typed.
  normal.readonly = rest.readonly === true || rest.calculated !== undefined || isComputed(kind);
  normal.rules = [
    ...asList(rest.rules).filter((rule) => asRaw(rule).check !== 'unique'),
    ...asList(rest.rules).filter((rule) => asRaw(rule).check === 'unique'),
  ];
  if (kind in usualFormats) normal.format = rest.format ?? usualFormats[kind];
  if (choiceKinds.includes(kind)) normal.options = rest.options ?? { from: 'static', options: [] };
  if (peopleKinds.includes(kind)) normal.selectType = rest.selectType ?? 'all';
  if (kind === 'files' || kind === 'pictures') {
    normal.most = rest.most ?? usualFiles.most;
    normal.fileSize = rest.fileSize ?? usualFiles.fileSize;
  }
  return normal;
}

const isComputed = (kind: string): boolean => computedKinds.some((one) => one === kind);

/** Without regard to spaces and brackets that change nothing. */
export function normalExpression(text: string): unknown {
  const parsed = parseExpression(text);
  return parsed.problem ? asText(text) : parsed.expression;
}
