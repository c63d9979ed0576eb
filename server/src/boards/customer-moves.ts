import type { getEnterpriseBoard } from '@fairway/contract/boards.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { addDays } from '@fairway/domain/time/calendar-day.ts';
import type { Context } from '../http/context.ts';
import { namesOfKeys } from './board-names.ts';
import { dayText, type Question } from './board-question.ts';

const mostNamed = 5;
/** Somebody is lost who shipped in the ninety days before, and not in the last forty-five. */
const [lately, before] = [45, 90];

/** Who shipped, who did for the first time, and who does no more. */
export async function customerMoves(
  ctx: Context,
  question: Question,
): Promise<Reply<typeof getEnterpriseBoard>['customers']> {
  const { table, days } = question;
  const { sails, places, volumes, texts } = table;
  const { from, to } = { from: numberOf(days.from), to: numberOf(days.to) };
  const lostSince = numberOf(addDays(days.to, -lately));
  const lostFrom = numberOf(addDays(days.to, -lately - before));
  // The first and the last day of each customer; all days there are lie after the first of 1970.
  const [first, last] = [new Int32Array(texts.count), new Int32Array(texts.count)];
  const active = new Uint8Array(texts.count);
  // By when they sail, whatever else is counted by: it is about who ships.
  for (const row of question.rows(null, 'sailing')) {
    const on = sails[row] as number;
    if (on > to || (volumes.jobs[row] as number) === 0) continue;
    const customer = places.customerId[row] as number;
    if (on >= from) active[customer] = 1;
    const begun = first[customer] as number;
    if (begun === 0 || on < begun) first[customer] = on;
    if (on > (last[customer] as number)) last[customer] = on;
  }
  const customers = [...first.keys()].filter((customer) => first[customer] !== 0);
  const fresh = customers.filter((customer) => (first[customer] as number) >= from);
  const lost = customers
    .map((customer) => [customer, last[customer] as number] as const)
    .filter(([, on]) => on >= lostFrom && on <= lostSince);
  const key = (customer: number) => texts.textOf(customer) ?? '';
  const freshOnes = fresh.slice(0, mostNamed).map(key);
  const lostOnes = lost.sort(([, one], [, other]) => other - one).slice(0, mostNamed);
  const nameOf = await namesOfKeys(ctx, 'customer', [...freshOnes, ...lostOnes.map(([one]) => key(one))]);
  return {
    ...{ active: active.reduce((sum, one) => sum + one, 0), fresh: fresh.length, lost: lost.length },
    freshOnes: freshOnes.map((id) => ({ key: id, name: nameOf(id) })),
    lostOnes: lostOnes.map(([customer, on]) => ({
      ...{ key: key(customer), name: nameOf(key(customer)), lastOn: dayText(on) },
    })),
  };
}

const numberOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;
