import type { ChartNode } from '@fairway/contract/workflow.ts';
import type { Say } from '../../language/words.ts';
import { personName } from '../person-name.ts';

const asksPeople = ['approve', 'handle'];
/** Whoever comes behind them is not next. */
const waits = ['delay', 'sub'];

/** Who is asked first on the way ahead: nobody where something else comes before them. */
export function nextPeople(chart: readonly ChartNode[]): string[] {
  for (const { kind, state, skipped, people, arms, isAsync } of chart) {
    if (state === 'skipped' || state === 'past') continue;
    if (waits.includes(kind) && !isAsync) return [];
    const inside = arms.filter(({ isTaken }) => isTaken).flatMap(({ nodes }) => nextPeople(nodes));
    if (inside.length > 0) return inside;
    if (!asksPeople.includes(kind) || skipped !== '') continue;
    const asked = people.filter((person) => person.skipped === '' && person.userName !== '');
    if (asked.length > 0) return asked.map(({ userName }) => personName(userName));
  }
  return [];
}

/** Who has it now. */
export const currentPeople = (chart: readonly ChartNode[]): string[] =>
  chart.flatMap(({ people, arms }) => [
    ...people.filter(({ state }) => state === 'pending').map(({ userName }) => personName(userName)),
    ...arms.flatMap(({ nodes }) => currentPeople(nodes)),
  ]);

const mostNamed = 3;

/** `沈立群、陶美华、顾远航等 5 人`; empty where nobody is known. */
export function namesOfFew(people: readonly string[], words: Say): string {
  const known = [...new Set(people)].filter((name) => name !== '');
  const names = known.slice(0, mostNamed).join(words('listComma'));
  return known.length > mostNamed ? words('namesAndMore', { names, count: known.length }) : names;
}
