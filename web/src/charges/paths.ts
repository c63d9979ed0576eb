import type { chargeChangePath } from '@fairway/contract/charge-changes.ts';
import type { ChargeState } from '@fairway/contract/money-fields.ts';
import type { chargePath, chargesPath } from '@fairway/contract/shipment-charges.ts';

// Written out: the frame must not load the contract.
export const chargesScreen = '/pages/shipment/cargoshipment_charge' satisfies typeof chargesPath;
export const chargeScreen = '/pages/shipment/detail/chargedetail' satisfies typeof chargePath;

const withQuery = (path: string, query: Readonly<Record<string, string>>) =>
  `${path}?${new URLSearchParams(query)}`;

/** One charge: how it came about and what happened to it. */
export const chargePathOf = (id: string): string => withQuery(chargeScreen, { id });
/** What one shipment earns and costs; `line` is the charge to begin with. */
export const shipmentChargesPathOf = (shipmentId: string, line?: string): string =>
  withQuery(chargeScreen, { shipmentId, ...(line && { line }) });

const unapproved = [
  ...(['draft', 'submitted', 'rejected', 'changeAsked', 'removalAsked'] as const),
] satisfies Exclude<ChargeState, 'approved'>[];
/** What of a month nobody approved yet. */
export const unapprovedChargesPathOf = (period: string): string =>
  withQuery(chargesScreen, { 'f.status': unapproved.join(','), 'f.period': period });

export const chargeChangeScreen = '/pages/shipment/detail/chargechange' satisfies typeof chargeChangePath;
export const changePathOf = (id: string): string => withQuery(chargeChangeScreen, { id });
export const editChangePathOf = (id: string): string => withQuery(chargeChangeScreen, { id, edit: '1' });
/** A change order to be written; `line` is the charge to begin with. */
export const newChangePathOf = (shipmentId: string, line?: string): string =>
  withQuery(chargeChangeScreen, { shipmentId, ...(line && { line }) });
