import type { InvoiceHead } from '@fairway/contract/invoices.ts';
import { moneyText } from '../freight/money-text.ts';

type Owed = Pick<InvoiceHead, 'kind' | 'currency' | 'total' | 'balance'>;

/** What it comes to; a credit note takes away. */
export const totalOf = ({ kind, currency, total }: Omit<Owed, 'balance'>) => ({
  ...{ currency, amount: kind === 'credit' ? `-${total}` : total },
});
export const totalText = (invoice: Omit<Owed, 'balance'>): string => moneyText(totalOf(invoice));

export const balanceText = ({ currency, balance }: Owed): string => moneyText({ currency, amount: balance });

/** What it is for: numbers of bills and ships, or of the shipments where there are none yet. */
export const forText = ({
  billNos,
  vessels,
  shipmentNos,
}: Pick<InvoiceHead, 'billNos' | 'vessels' | 'shipmentNos'>): string =>
  [billNos || shipmentNos.join(' / '), vessels].filter(Boolean).join(' · ');
