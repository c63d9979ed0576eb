import type { BillHead } from '@fairway/contract/shipment-papers.ts';
import type { StoredBill } from './paper-store.ts';

/** Its text may still change. */
export const isOpen = ({ status }: StoredBill): boolean => status === 'draft' || status === 'confirmed';

/** Whether number and issue are those that somebody knew: they have no versions. */
export const hasHead = (bill: StoredBill, known: BillHead): boolean =>
  (['billNo', 'issueType', 'originals', 'issuePlace'] as const).every((name) => bill[name] === known[name]);

/** How it is issued, for the history. */
export const billHeadLine = ({ kind, billNo, issueType, originals, issuePlace }: StoredBill): string =>
  [kind, billNo, issueType, originals, issuePlace].filter((one) => one !== '').join(' ');

/** How the history tells of a bill. */
export const billLine = ({ kind, billNo, version, status }: StoredBill): string =>
  [kind, billNo, `V${version}`, status].filter(Boolean).join(' ');
