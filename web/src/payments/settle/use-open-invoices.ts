import { getInvoice, listInvoices } from '@fairway/contract/invoices.ts';
import type { PaymentDirection } from '@fairway/contract/money-fields.ts';
import { useQuery } from '@tanstack/react-query';
import { load } from '../../wire/calls.ts';
import { useList } from '../../wire/use-list.ts';

interface Asked {
  partyId: string;
  /** Whose money it is: invoices of our other companies are not paid with it. */
  companyId: string;
  direction: PaymentDirection;
  /** In the list however far down it stands. */
  invoiceId: string | null;
}

/** What a party owes us, or what we owe it where the money went out: the oldest due first. */
export function useOpenInvoices({ partyId, companyId, direction, invoiceId }: Asked) {
  const list = useList(
    listInvoices,
    {
      filters: { partyId, companyId, kinds: [direction === 'in' ? 'debit' : 'supplier'], isOpen: true },
      ...{ sidx: 'dueOn', sort: 'asc' },
    },
    { pageSize: 100 },
  );
  const isMissing = invoiceId !== null && (list.rows?.every(({ id }) => id !== invoiceId) ?? false);
  const named = useQuery({
    ...load(getInvoice, { params: { id: invoiceId ?? '' } }),
    enabled: isMissing && list.hasMore,
    meta: { quiet: true },
  });
  const rows = list.rows && isMissing && named.data ? [named.data, ...list.rows] : list.rows;
  return { ...list, rows };
}
