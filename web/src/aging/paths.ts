import type { AgingCell, AgingGroup, agingPath } from '@fairway/contract/aging.ts';
import type { ChargeSide } from '@fairway/contract/money-fields.ts';
import { dueDaysOf } from '@fairway/domain/aging/aging.ts';
import { invoicesScreen } from '../invoices/paths.ts';

// Written out: the frame must not load the contract.
export const agingScreen = '/pages/shipment/accounts_analysis' satisfies typeof agingPath;
/** What a number of a day of the past is the sum of; and of money at any time. */
export const agingItemsScreen = '/pages/shipment/aging/items';

/** What a number stands for. */
export interface Cell {
  side: ChargeSide;
  asOf: string;
  isToday: boolean;
  /** The list of invoices shows the same ones. */
  isAsInvoices: boolean;
  cell: AgingCell | 'unapplied';
  currency?: string;
  /** The group it stands in; left out for all. */
  group?: { by: AgingGroup; key: string };
  /** What the whole ageing is narrowed by. */
  filters?: Readonly<Partial<Record<FilterName, string>>>;
}

export const filterNames = ['partyId', 'salesId', 'departmentId', 'companyId', 'currency'] as const;
export type FilterName = (typeof filterNames)[number];

const filterOf: Record<AgingGroup, FilterName> = {
  ...{ customer: 'partyId', sales: 'salesId', department: 'departmentId' },
  ...{ currency: 'currency', company: 'companyId' },
};

/** The same words as in the list of invoices. */
const inInvoices: Record<FilterName, string> = {
  ...{ partyId: 'f.party', salesId: 'f.sales', departmentId: 'departmentId', companyId: 'f.company' },
  currency: 'f.currency',
};

/**
 * The list a number is the sum of. Today that is the list of invoices with the same filters; what was left on a day of
 * the past, and of money, has a list of its own, and so has who does not see the same in both.
 */
export function pathOfCell({
  side,
  asOf,
  isToday,
  isAsInvoices,
  cell,
  currency,
  group,
  filters = {},
}: Cell): string {
  const narrowed: Partial<Record<FilterName, string>> = {
    ...filters,
    ...(group && { [filterOf[group.by]]: group.key }),
    ...(currency && { currency }),
  };
  const given = Object.entries(narrowed).filter(([, value]) => value) as [FilterName, string][];
  const isNamed = given.every(([, value]) => value !== 'none');
  if (isToday && isAsInvoices && isNamed && cell !== 'unapplied') {
    const { from = '', to = '' } = dueDaysOf(cell, asOf);
    const query = new URLSearchParams({ open: '1', 'f.kind': side === 'receivable' ? 'debit' : 'supplier' });
    for (const [name, value] of given) query.set(inInvoices[name], value);
    if (from || to) query.set('f.due', `${from}..${to}`);
    return `${invoicesScreen}?${query}`;
  }
  const query = new URLSearchParams({ side, asOf });
  if (cell === 'unapplied') query.set('what', 'money');
  else if (cell !== 'all') query.set('cell', cell);
  for (const [name, value] of given) query.set(name, value);
  return `${agingItemsScreen}?${query}`;
}
