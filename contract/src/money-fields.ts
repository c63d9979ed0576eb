/** What somebody owes us, and what we owe. */
export const chargeSides = ['receivable', 'payable'] as const;
export type ChargeSide = (typeof chargeSides)[number];

/** Where a charge was taken from by who entered it. */
export const enteredSources = ['manual', 'quote', 'order', 'tariff', 'template', 'paste'] as const;
/** `change`: by a change order. */
export const chargeSources = [...enteredSources, 'change'] as const;
export type EnteredSource = (typeof enteredSources)[number];
export type ChargeOrigin = (typeof chargeSources)[number];

/** How far the check of a charge has come; `changeAsked` and `removalAsked` wait for who approved it. */
export const chargeStates = [
  'draft',
  'submitted',
  'approved',
  'rejected',
  'changeAsked',
  'removalAsked',
] as const;
export type ChargeState = (typeof chargeStates)[number];

/** How far a change order has come: `asked` while a request about it runs. */
export const changeStates = ['draft', 'asked', 'approved', 'rejected', 'withdrawn'] as const;
export type ChangeState = (typeof changeStates)[number];
export const changeLineKinds = ['change', 'add', 'remove'] as const;
export type ChangeLineKind = (typeof changeLineKinds)[number];

export const settledStates = ['none', 'part', 'full'] as const;
export type SettledState = (typeof settledStates)[number];

/** A bill to a customer, a credit note, the bill of a supplier. */
export const invoiceKinds = ['debit', 'credit', 'supplier'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];
export const invoiceScopes = ['shipment', 'several', 'monthly'] as const;
export type InvoiceScope = (typeof invoiceScopes)[number];
/** Overdue is never stored: it is `issued` or `partlyPaid` with a day that is over. */
export const invoiceStates = ['draft', 'confirmed', 'issued', 'partlyPaid', 'paid', 'void'] as const;
export type InvoiceState = (typeof invoiceStates)[number];
/** What the customer said. */
export const invoiceAnswers = ['none', 'confirmed', 'disputed'] as const;
export type InvoiceAnswer = (typeof invoiceAnswers)[number];

export const disputeReasons = ['price', 'quantity', 'duplicate', 'notAgreed', 'demurrage', 'other'] as const;
export type DisputeReason = (typeof disputeReasons)[number];
export const disputeStates = ['open', 'accepted', 'rejected', 'credited'] as const;
export type DisputeState = (typeof disputeStates)[number];

export const statementStates = ['draft', 'sent', 'confirmed', 'disputed', 'closed'] as const;
export type StatementState = (typeof statementStates)[number];
/** By which day an invoice belongs to the period of a statement. */
export const statementBases = ['etd', 'billDate', 'bizDate'] as const;
export type StatementBasis = (typeof statementBases)[number];

export const paymentDirections = ['in', 'out'] as const;
export type PaymentDirection = (typeof paymentDirections)[number];
export const paymentKinds = ['normal', 'prepaid', 'deposit', 'refund'] as const;
export type PaymentKind = (typeof paymentKinds)[number];
export const paymentStates = ['draft', 'confirmed', 'reversed'] as const;
export type PaymentState = (typeof paymentStates)[number];
/** Whose money it is: nobody knows, one party's, several parties'. */
export const paymentClaims = ['unclaimed', 'claimed', 'split'] as const;
export type PaymentClaim = (typeof paymentClaims)[number];

/** How far a request for a payment has come; `approved` waits to be paid. */
export const paymentRequestStates = [
  ...(['asked', 'approved', 'paid', 'rejected', 'withdrawn'] as const),
] as const;
export type PaymentRequestState = (typeof paymentRequestStates)[number];

/** An invoice for the tax administration: electronic or on paper, and one that is none yet (形式发票). */
export const taxInvoiceKinds = [
  ...(['eSpecial', 'eNormal', 'paperSpecial', 'paperNormal', 'proforma'] as const),
] as const;
export type TaxInvoiceKind = (typeof taxInvoiceKinds)[number];
/**
 * How far a tax invoice has come; `approved` waits to be issued. A red one ends with `issued`, `rejected` or `cancelled`;
 * what became of the blue one by it is `partRed` or `redDone`.
 */
export const taxInvoiceStates = [
  ...(['applied', 'approved', 'failed', 'issued', 'delivered', 'redPending', 'partRed', 'redDone'] as const),
  ...(['rejected', 'cancelled', 'voided'] as const),
] as const;
export type TaxInvoiceState = (typeof taxInvoiceStates)[number];
/** Why a red one is made, by the codes of the tax administration: 开票有误, 销货退回, 服务中止, 销售折让. */
export const redReasons = ['01', '02', '03', '04'] as const;
export type RedReason = (typeof redReasons)[number];
/** What the buyer says to a red one, where they used the blue one already. */
export const redConfirmations = ['none', 'needed', 'asked', 'confirmed', 'refused', 'expired'] as const;
export type RedConfirmation = (typeof redConfirmations)[number];

export const periodStates = ['open', 'closed', 'locked'] as const;
export type PeriodState = (typeof periodStates)[number];

/** Days past the due day: not due yet, then up to 30, 60, 90 and more. */
export const agingBuckets = ['notDue', 'to30', 'to60', 'to90', 'over90'] as const;
export type AgingBucket = (typeof agingBuckets)[number];

/** The books: what a line of a ledger entry changes. */
export const ledgerAccounts = [
  'receivable',
  'payable',
  'revenue',
  'cost',
  'outputTax',
  'inputTax',
  /** Advanced for somebody else: what is billed on against what it cost. */
  'onBehalf',
  'bank',
  'bankFee',
  /** Money that came in and is nobody's yet. */
  'unclaimed',
  /** Money of customers that no invoice has used, and ours at suppliers. */
  'advanceReceived',
  'advancePaid',
  'deposit',
  /** What the owners lent the company. */
  'ownerLoan',
  /** Between two currencies of one settlement or transfer; in the books nothing stays on it. */
  'conversion',
  'exchangeDifference',
  'rounding',
] as const;
export type LedgerAccount = (typeof ledgerAccounts)[number];

export const entryKinds = [
  'invoice',
  'payment',
  'claim',
  'settlement',
  /** Between accounts of one company: foreign money it bought. */
  'transfer',
  /** What the owners lent the company. */
  'loan',
] as const;
export type EntryKind = (typeof entryKinds)[number];
