import type { paymentPath, paymentsPath } from '@fairway/contract/payments.ts';

// Written out: the frame must not load the contract.
export const paymentsScreen = '/pages/shipment/payment/index' satisfies typeof paymentsPath;
export const paymentScreen = '/pages/shipment/payment/detail' satisfies typeof paymentPath;
/** Where a payment is used for invoices: one of a party (`?id=&partyId=`), or one to be chosen for an invoice (`?invoiceId=`). */
export const settleScreen = '/pages/shipment/payment/settle';
export const accountsScreen = '/pages/shipment/account/index';
export const accountEditScreen = '/pages/shipment/account/edit';

const withQuery = (path: string, given: Readonly<Record<string, string | undefined>>): string => {
  const known = Object.entries(given).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return known.length > 0 ? `${path}?${new URLSearchParams(known)}` : path;
};

export const paymentPathOf = (id: string): string => withQuery(paymentScreen, { id });
export const settlePathOf = (asked: { id?: string; partyId?: string; invoiceId?: string }): string =>
  withQuery(settleScreen, asked);
export const accountsPathOf = (id?: string): string => withQuery(accountsScreen, { id });
export const accountEditPathOf = (id?: string): string => withQuery(accountEditScreen, { id });
