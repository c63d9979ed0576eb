import type { FlowSubject } from '@fairway/contract/flow-subjects.ts';
import { createContext, useContext } from 'react';

interface ChatPartner {
  id: string;
  name: string;
  headIcon: string;
}

/** The record of each kind that a request can be about. */
type RecordLinks = Record<FlowSubject, (id: string) => string>;

/** Paths to screens of a feature that stands above those that lead there. Its owner hands them in with its screens. */
export interface Links extends RecordLinks {
  /** The chat with a person; on a desk it stands beside the list. */
  chatWith: (person: ChatPartner, isDesk: boolean) => string;
  /** A request of the workflow, to read. */
  request: (id: string) => string;
  /** Where one changes one's password. */
  changePassword: () => string;
  /** A quote to be made from a rate; `asked` is what is to be carried and for whom, as an address says it. */
  newQuote: (rateId: string, asked: URLSearchParams) => string;
  /** Local charges to be put into a quote; `asked` is which, as an address says it. */
  addCharges: (asked: Readonly<Record<string, string>>) => string;
  quotes: () => string;
  /** An order to be placed by a rate or a quote; `asked` as for a quote. */
  newOrder: (start: { rateId?: string; quoteId?: string }, asked?: URLSearchParams) => string;
  /** The rates that came of an import. */
  ratesOfImport: (importId: string) => string;
  /** What a shipment earns and costs. */
  shipmentCharges: (shipmentId: string) => string;
  /** Invoices to be made of charges. */
  billCharges: (chargeIds: readonly string[]) => string;
  /** A request to pay bills of a supplier. */
  payInvoices: (invoiceIds: readonly string[]) => string;
  paymentRequests: () => string;
  /** Tax invoices to be applied for, of these invoices. */
  applyForTax: (invoiceIds: readonly string[]) => string;
  /** Tax invoices; those of one invoice where it is named. */
  taxInvoices: (invoiceId?: string) => string;
  /** Money that came or went. */
  payment: (id: string) => string;
  /** Where an invoice is paid, by a payment that is there or one to be registered. */
  settleInvoice: (invoiceId: string) => string;
  /** Where the release of a shipment is applied for. */
  applyRelease: (shipmentId: string) => string;
  /** What customers owe over a period. */
  statements: () => string;
}

const home = () => '/';

export const LinksContext = createContext<Links>({
  ...{ chatWith: home, request: home, changePassword: home },
  ...{ rate: home, rateBatch: home, customerFreeze: home, ratesOfImport: home },
  ...{ chargeChange: home, paymentRequest: home, payInvoices: home, paymentRequests: home },
  ...{ taxInvoice: home, redInvoice: home, taxInvoices: home, applyForTax: home },
  ...{ newQuote: home, addCharges: home, quotes: home, newOrder: home, shipmentCharges: home },
  ...{ payment: home, settleInvoice: home, billCharges: home },
  ...{ release: home, applyRelease: home },
  punch: home,
  statements: home,
});

export const useLinks = () => useContext(LinksContext);
