import type { StoredBill } from './paper-store.ts';

/** Its text may still change. */
export const isOpen = ({ status }: StoredBill): boolean => status === 'draft' || status === 'confirmed';

/** How the history tells of a bill. */
export const billLine = ({ kind, billNo, version, status }: StoredBill): string =>
  [kind, billNo, `V${version}`, status].filter(Boolean).join(' ');
