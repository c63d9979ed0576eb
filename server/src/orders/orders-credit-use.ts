import type { CreditUse } from '../credit/credit-use.ts';
import { findOpenEstimates } from './store.ts';

/** Accepted orders use the credit of their customer, by the price they were accepted at. */
export const ordersCreditUse: CreditUse = async (db, { customerIds, exceptOrderId = '' }) => {
  const orders = await findOpenEstimates(db, customerIds, exceptOrderId);
  const byCustomer = Map.groupBy(orders, ({ customerId }) => customerId);
  return new Map([...byCustomer].map(([id, own]) => [id, own.flatMap(({ totals }) => totals)]));
};
