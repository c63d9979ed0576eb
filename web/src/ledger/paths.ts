import type { ledgerPath } from '@fairway/contract/ledger.ts';

// Written out: the frame must not load the contract.
export const ledgerScreen = '/pages/shipment/ledger/index' satisfies typeof ledgerPath;

export const ledgerTabs = ['periods', 'balance', 'entries', 'vouchers'] as const;
export type LedgerTab = (typeof ledgerTabs)[number];

/** What the books are asked by: months, a company, an account in a currency. */
export interface LedgerQuestion {
  from?: string;
  to?: string;
  companyId?: string;
  account?: string;
  currency?: string;
}

/** One part of the books, as its address says it. */
export function ledgerPathOf(tab: LedgerTab, asked: LedgerQuestion = {}): string {
  const known = Object.entries(asked).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const query = new URLSearchParams([...(tab === 'periods' ? [] : [['tab', tab]]), ...known]);
  return String(query) ? `${ledgerScreen}?${query}` : ledgerScreen;
}
