import {
  type CallReason,
  type listCustomersToCall as call,
  callReasons,
} from '@fairway/contract/dashboards.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import { termInForce } from '@fairway/domain/customers/credit.ts';
import {
  byUrgency,
  callReasonsOf,
  daysQuietOf,
  endsSoonDays,
} from '@fairway/domain/dashboards/call-reasons.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { addDays } from '@fairway/domain/time/calendar-day.ts';
import { nameIn } from '../entities/references.ts';
import { companyDay } from '../freight/company-day.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { portsById } from '../master-data/lookups.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { calledIn } from './called-in.ts';
import { refuseCustomers } from './selling.ts';
import { type AgreedRate, findCustomersSoldTo, findEndingRates, type SoldTo } from './store.ts';

/** What is told of credit terms needs the right to see them. */
const endOfTerms = ({ creditTerms }: SoldTo, today: string): string | null => {
  const term = termInForce(creditTerms, today);
  const goesOn = creditTerms.some(
    ({ status, validFrom }) => status !== 'draft' && term?.validTo != null && validFrom > term.validTo,
  );
  return goesOn ? null : (term?.validTo ?? null);
};

/** My customers that should be called, the most urgent first, and how many for each reason. */
export async function listCustomersToCall(
  ctx: Context,
  { reason, currentPage, pageSize }: Received<typeof call>['body'],
): Promise<Reply<typeof call>> {
  refuseCustomers(ctx);
  const { db, language, now, session } = ctx;
  const today = companyDay(now);
  const seesTerms = can(await ctx.permissions(), 'customers', 'column', 'creditTerms');
  const customers = await findCustomersSoldTo(db, session.userId);
  const ending = await findEndingRates(
    db,
    customers.map(({ id }) => id),
    { from: today, to: addDays(today, endsSoonDays) },
  );
  const rateOf = new Map(ending.toReversed().map((rate) => [rate.customerId, rate]));
  const all = customers
    .map((customer) => {
      const rate = rateOf.get(customer.id) ?? null;
      const known = {
        lastOn: customer.lastAt && companyDay(customer.lastAt),
        since: companyDay(customer.creatorTime),
        rateEndsOn: rate?.validTo ?? null,
        termsEndOn: seesTerms ? endOfTerms(customer, today) : null,
      };
      const reasons = callReasonsOf(known, today);
      const ends = [
        ...(reasons.includes('rate') ? [known.rateEndsOn ?? ''] : []),
        ...(reasons.includes('terms') ? [known.termsEndOn ?? ''] : []),
      ].toSorted();
      return { customer, rate, known, reasons, lastOn: known.lastOn, endsOn: ends[0] ?? null };
    })
    .filter(({ reasons }) => reasons.length > 0)
    .toSorted(byUrgency);
  const found = reason === undefined ? all : all.filter(({ reasons }) => reasons.includes(reason));
  const page = found.slice((currentPage - 1) * pageSize, currentPage * pageSize);
  const [laneOf, writeTo] = await Promise.all([lanesOf(ctx, page), accountsOf(ctx, page)]);
  const list = page.map(({ customer, rate, known, reasons }) => {
    const contact = contactOf(customer);
    return {
      ...{ id: customer.id, name: nameIn({ ...customer }, language), reasons },
      shortName: calledIn(customer, language),
      ...{
        lastOn: known.lastOn,
        daysQuiet: known.lastOn === null ? null : Math.max(0, daysQuietOf(known, today)),
      },
      rate: rate && { id: rate.id, rateNo: rate.rateNo, lane: laneOf(rate), endsOn: rate.validTo },
      termsEndOn: reasons.includes('terms') ? known.termsEndOn : null,
      ...{ contactName: contact?.name ?? '', mobile: contact?.mobile ?? '' },
      chatWith: writeTo(customer),
    };
  });
  const counted = (one: CallReason) => all.filter(({ reasons }) => reasons.includes(one)).length;
  const counts = Object.fromEntries(callReasons.map((one) => [one, counted(one)])) as Record<
    CallReason,
    number
  >;
  return { ...pageOf(list, { currentPage, pageSize }, found.length), counts };
}

/** Whoever has a telephone comes first. */
const contactOf = ({ contacts }: SoldTo) => contacts.find(({ mobile }) => mobile !== '') ?? contacts[0];

async function lanesOf(
  { db, language }: Context,
  page: readonly { rate: AgreedRate | null }[],
): Promise<(rate: AgreedRate) => string> {
  const ids = page.flatMap(({ rate }) => (rate ? [rate.polId, rate.podId] : []));
  const ports = await portsById(db, ids, language);
  const name = (id: string) => ports.get(id)?.fullName ?? '';
  return ({ polId, podId }) => `${name(polId)} → ${name(podId)}`;
}

/** The first of the contacts of a customer that has an account. */
async function accountsOf({ db }: Context, page: readonly { customer: SoldTo }[]) {
  const accountOf = ({ contacts }: SoldTo) => contacts.find(({ userId }) => userId !== null)?.userId ?? null;
  const ids = page.flatMap(({ customer }) => accountOf(customer) ?? []);
  const names = await peopleNames(db, [...new Set(ids)], { withAccounts: false });
  return (customer: SoldTo) => {
    const userId = accountOf(customer);
    const name = names.get(userId ?? '');
    return userId !== null && name !== undefined ? { userId, name } : null;
  };
}
