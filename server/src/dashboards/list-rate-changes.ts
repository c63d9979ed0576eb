import { type listRateChanges as call, rateChangeDays } from '@fairway/contract/dashboards.ts';
import type { Received, Reply } from '@fairway/contract/endpoint.ts';
import { priceChanges } from '@fairway/domain/dashboards/price-changes.ts';
import { isOfferedTo } from '@fairway/domain/freight/audience.ts';
import { companyDay } from '../freight/company-day.ts';
import { ratesById, type StoredRate } from '../freight/rates-by-id.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { carriersById, portsById } from '../master-data/lookups.ts';
import { calledIn } from './called-in.ts';
import { refuseCustomers } from './selling.ts';
import { findCustomersSoldTo, findLanesOf, findRatesChanged, type Lane, type SoldTo } from './store.ts';

const oneDay = 86_400_000;
/** A lane counts as theirs for half a year. */
const laneDays = 180;
const mostLanes = 300;
const mostRates = 500;
const mostNamed = 3;

const keyOf = ({ mode, polId, podId }: Lane) => `${mode} ${polId} ${podId}`;

/** Prices that changed in the last days where customers of the caller ship, as far as those are offered them. */
export async function listRateChanges(
  ctx: Context,
  { currentPage, pageSize }: Received<typeof call>['body'],
): Promise<Reply<typeof call>> {
  refuseCustomers(ctx);
  const { db, language, now, session } = ctx;
  const ago = (days: number) => new Date(now.getTime() - days * oneDay);
  const customers = new Map((await findCustomersSoldTo(db, session.userId)).map((one) => [one.id, one]));
  const lanes = (await findLanesOf(db, [...customers.keys()], ago(laneDays), mostLanes)).filter(
    ({ customerId }) => customers.has(customerId),
  );
  const asked = { since: ago(rateChangeDays), today: companyDay(now) };
  const rates = await findRatesChanged(db, lanes, asked, mostRates);
  const before = new Map(
    (
      await ratesById(
        db,
        rates.flatMap(({ previousId }) => previousId ?? []),
      )
    ).map((rate) => [rate.id, rate]),
  );
  const shipping = Map.groupBy(lanes, keyOf);
  const found = rates.flatMap((rate) => {
    const previous = before.get(rate.previousId ?? '');
    const prices = previous ? priceChanges(rate, previous) : [];
    const concerned = (shipping.get(keyOf(rate)) ?? []).flatMap(({ customerId }) => {
      const customer = customers.get(customerId);
      return customer && isOffered(rate, customer) ? [customer] : [];
    });
    return prices.length > 0 && concerned.length > 0 ? [{ rate, prices, concerned }] : [];
  });
  const page = found.slice((currentPage - 1) * pageSize, currentPage * pageSize);
  const portIds = page.flatMap(({ rate: { polId, podId } }) => [polId, podId]);
  const carrierIds = page.map(({ rate }) => rate.carrierId);
  const [ports, carriers] = await Promise.all([
    portsById(db, portIds, language),
    carriersById(db, carrierIds, language),
  ]);
  const list = page.map(({ rate, prices, concerned }) => ({
    ...{
      rateId: rate.id,
      rateNo: rate.rateNo,
      mode: rate.mode,
      publishedAt: rate.publishedAt?.getTime() ?? 0,
    },
    ...{ polId: rate.polId, podId: rate.podId },
    polName: ports.get(rate.polId)?.fullName ?? '',
    podName: ports.get(rate.podId)?.fullName ?? '',
    carrierName: carriers.get(rate.carrierId)?.fullName ?? '',
    ...{ validFrom: rate.validFrom, validTo: rate.validTo, currency: rate.currency, prices },
    customers: concerned.length,
    customerNames: concerned.slice(0, mostNamed).map((customer) => calledIn(customer, language)),
  }));
  return pageOf(list, { currentPage, pageSize }, found.length);
}

const isOffered = ({ audience }: StoredRate, { id, level }: SoldTo): boolean =>
  isOfferedTo(audience, { isStaff: false, customerId: id, customerLevel: level });
