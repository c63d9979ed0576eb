import type { ColumnTarget, PriceLayer, RateMapping, SpellingAnswer } from '@fairway/contract/rate-import.ts';

/** What a column means, as the value of a select; the layer of a price is chosen beside it. */
export function choiceOf(target: ColumnTarget | undefined): string {
  if (!target) return '';
  if (target.to === 'box') return `box:${target.box}`;
  if (target.to === 'boxes') return `boxes:${target.boxes.join('/')}`;
  if (target.to === 'weight') return `weight:${target.fromKg}`;
  if (target.to === 'surcharge') return `surcharge:${target.code}${target.box ? `:${target.box}` : ''}`;
  return target.to;
}

export function targetOf(choice: string, layer: PriceLayer): ColumnTarget | undefined {
  const [to = '', what = '', box] = choice.split(':');
  if (to === '') return undefined;
  if (to === 'box') return { to, box: what, layer };
  if (to === 'boxes') return { to, boxes: what.split('/'), layer };
  if (to === 'weight') return { to, fromKg: what, layer };
  if (to === 'surcharge') return { to, code: what, ...(box !== undefined && { box }) };
  if (to === 'perRt' || to === 'weightMinimum') return { to, layer };
  return { to } as ColumnTarget;
}

/** The mapping with another meaning of one column; what meant the same before means nothing now. */
export function withTarget(
  mapping: RateMapping,
  column: number,
  target: ColumnTarget | undefined,
): RateMapping {
  const isSame = (other: ColumnTarget) => JSON.stringify(other) === JSON.stringify(target);
  const others = mapping.columns.filter((one) => one.column !== column && !isSame(one.target));
  const columns = target ? [...others, { column, target }] : others;
  return { ...mapping, columns: columns.sort((one, other) => one.column - other.column) };
}

/** The mapping with one more answer; an earlier one for the same spelling is forgotten. */
export const withAnswer = (mapping: RateMapping, answer: SpellingAnswer): RateMapping => ({
  ...mapping,
  answers: [
    ...mapping.answers.filter(({ of, spelling }) => of !== answer.of || spelling !== answer.spelling),
    answer,
  ],
});
