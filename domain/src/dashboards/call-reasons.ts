import { daysBetween } from '../time/calendar-day.ts';

/** What is known of a customer; days are YYYY-MM-DD. */
export interface KnownCustomer {
  /** The last day something of theirs leaves or left; null where nothing ever did. */
  lastOn: string | null;
  /** Since when they are a customer. */
  since: string;
  /** When the price agreed with them and their credit terms end, if no others follow. */
  rateEndsOn: string | null;
  termsEndOn: string | null;
}

export type CallReason = 'quiet30' | 'quiet45' | 'rate' | 'terms';

/** An agreement is spoken of again so many days before it ends. */
export const endsSoonDays = 3;

const isSoon = (day: string | null, today: string): boolean => {
  if (day === null) return false;
  const left = daysBetween(today, day);
  return left >= 0 && left <= endsSoonDays;
};

/** How long nothing of theirs has left; of who never shipped, how long they are a customer. Below zero where it leaves yet. */
export const daysQuietOf = ({ lastOn, since }: Pick<KnownCustomer, 'lastOn' | 'since'>, today: string) =>
  daysBetween(lastOn ?? since, today);

/** Why a customer should be called, the most urgent first. */
export function callReasonsOf(customer: KnownCustomer, today: string): CallReason[] {
  const quiet = daysQuietOf(customer, today);
  return [
    ...(isSoon(customer.rateEndsOn, today) ? (['rate'] as const) : []),
    ...(isSoon(customer.termsEndOn, today) ? (['terms'] as const) : []),
    ...(quiet >= 45 ? (['quiet45'] as const) : quiet >= 30 ? (['quiet30'] as const) : []),
  ];
}

interface Called {
  reasons: readonly CallReason[];
  lastOn: string | null;
  /** The first of what ends. */
  endsOn: string | null;
}

/** What ends first comes first, then who shipped last, then who never did. */
export function byUrgency(one: Called, other: Called): number {
  const far = '9999';
  const ends = (one.endsOn ?? far).localeCompare(other.endsOn ?? far);
  return ends || (other.lastOn ?? '').localeCompare(one.lastOn ?? '');
}
