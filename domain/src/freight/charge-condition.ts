import type { ChargeCondition } from '@fairway/contract/charges.ts';
import { exact } from '../money/money.ts';
import type { Cargo } from './cargo.ts';

export interface ConditionFacts {
  cargo: Cargo;
  toCountry: string;
}

/** The conditions that do not hold; none of them means that the charge is due. */
export const unmetConditions = (
  conditions: readonly ChargeCondition[],
  facts: ConditionFacts,
): ChargeCondition[] => conditions.filter((condition) => !holds(condition, facts));

function holds(condition: ChargeCondition, { cargo, toCountry }: ConditionFacts): boolean {
  switch (condition.of) {
    case 'dangerous':
      return cargo.isDangerous === condition.is;
    case 'oversize':
      return cargo.isOversize === condition.is;
    case 'refrigerated':
      return cargo.isRefrigerated === condition.is;
    case 'toCountry':
      return condition.in.includes(toCountry);
    case 'boxType':
      return cargo.boxes.some(({ type, count }) => count > 0 && condition.in.includes(type));
    case 'cbm':
      return compares(cargo.cbm, condition);
    case 'grossKg':
      return compares(cargo.grossKg, condition);
    case 'kgPerBox':
      return comparesPerBox(cargo, condition);
  }
}

type Comparison = { op: '>' | '>=' | '<' | '<='; value: string };

function compares(value: string, { op, value: limit }: Comparison): boolean {
  const order = exact(value).comparedTo(exact(limit));
  return { '>': order > 0, '>=': order >= 0, '<': order < 0, '<=': order <= 0 }[op];
}

/** The limit is multiplied, not the weight divided: no digit is lost. */
function comparesPerBox({ boxes, grossKg }: Cargo, { op, value }: Comparison): boolean {
  const count = boxes.reduce((sum, box) => sum + box.count, 0);
  return count > 0 && compares(grossKg, { op, value: exact(value).times(count).toFixed() });
}
