import type { FlowProblemName } from '@fairway/contract/flow-words.ts';
import type { CompiledForm } from '../../forms/compile-form.ts';
import { type Expression, partsOf } from '../../forms/expression/expression.ts';

/** They are kept as numbers: a text that is none never equals them. */
const numericKinds = ['number', 'rate', 'slider', 'switch', 'date', 'createdAt', 'modifiedAt'];
/** More and less mean something; options may be numbers written as text. */
const orderedKinds = [
  ...numericKinds.filter((kind) => kind !== 'switch'),
  ...['time', 'calculation', 'relatedAttribute', 'popupAttribute', 'select', 'radio', 'table'],
];
const orders = ['<', '<=', '>', '>='];
const equalities = ['=', '<>'];

export interface ComparisonProblem {
  problem: Extract<FlowProblemName, 'conditionOrder' | 'conditionNumber'>;
  field: string;
}

/** Comparisons that can never say what somebody meant: more or less of a text, a number against words. */
export function comparisonProblems(expression: Expression, form: CompiledForm): ComparisonProblem[] {
  const found: ComparisonProblem[] = [];
  const open = [expression];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    open.push(...partsOf(part));
    if (part.type !== 'binary') continue;
    const isOrder = orders.includes(part.operator);
    if (!isOrder && !equalities.includes(part.operator)) continue;
    for (const [side, other] of [
      [part.left, part.right],
      [part.right, part.left],
    ] as const) {
      const kind = side.type === 'field' ? form.byPath.get(side.path)?.field.kind : undefined;
      if (side.type !== 'field' || kind === undefined) continue;
      if (isOrder && !orderedKinds.includes(kind))
        found.push({ problem: 'conditionOrder', field: side.path });
      else if (numericKinds.includes(kind) && isWords(other))
        found.push({ problem: 'conditionNumber', field: side.path });
    }
  }
  return found;
}

const isWords = (side: Expression): boolean =>
  side.type === 'text' && side.value.trim() !== '' && !Number.isFinite(Number(side.value));
