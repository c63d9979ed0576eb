import type { InvoiceKind } from '@fairway/contract/money-fields.ts';
import { exact, write } from '../money/money.ts';
import { type LedgerLine, negated, refuseUnbalanced, withoutEmpty } from './entry.ts';

/** A line of an invoice, in its currency and in that of the books; all amounts above nothing for what is owed. */
export interface PostedInvoiceLine {
  shipmentId: string;
  onBehalf: boolean;
  gross: string;
  net: string;
  tax: string;
  book: { gross: string; net: string; tax: string };
}

export interface PostedInvoice {
  id: string;
  kind: InvoiceKind;
  /** The invoice whose balance it changes: itself, or the one a credit note is for. */
  owedBy: string;
  partyId: string;
  currency: string;
  lines: readonly PostedInvoiceLine[];
  /** A credit for a supplier's bill mirrors that. */
  ofSupplier: boolean;
}

/**
 * What an invoice does to the books: the whole sum is owed; what it is for is income or cost by shipment, its tax
 * apart. What was advanced for the customer passes through and is neither. A credit note does the opposite.
 */
export function invoiceEntry({
  kind,
  owedBy,
  partyId,
  currency,
  lines,
  ofSupplier,
}: PostedInvoice): LedgerLine[] {
  const isReceivable = !ofSupplier;
  const owes = isReceivable ? 'receivable' : 'payable';
  const result = isReceivable ? 'revenue' : 'cost';
  const taxAccount = isReceivable ? 'outputTax' : 'inputTax';
  /** As a debit where something is owed to us. */
  const signed = (amount: string): string =>
    isReceivable !== (kind === 'credit') ? amount : negated(amount);
  const total = (pick: (line: PostedInvoiceLine) => string): string =>
    write(lines.reduce((sum, line) => sum.plus(exact(pick(line))), exact('0')));
  const common = { partyId, currency, invoiceId: owedBy };
  const entry: LedgerLine[] = [
    {
      ...{ ...common, account: owes },
      amount: signed(total(({ gross }) => gross)),
      bookAmount: signed(total(({ book }) => book.gross)),
    },
  ];
  for (const [key, group] of byPurpose(lines)) {
    const { shipmentId, onBehalf } = key;
    const sum = (pick: (line: PostedInvoiceLine) => string): string =>
      negated(signed(write(group.reduce((all, line) => all.plus(exact(pick(line))), exact('0')))));
    const line = (account: LedgerLine['account'], amount: string, bookAmount: string): LedgerLine => ({
      ...{ ...common, account, amount, bookAmount, shipmentId },
    });
    if (onBehalf) {
      entry.push(
        line(
          'onBehalf',
          sum(({ gross }) => gross),
          sum(({ book }) => book.gross),
        ),
      );
      continue;
    }
    entry.push(
      line(
        result,
        sum(({ net }) => net),
        sum(({ book }) => book.net),
      ),
    );
    entry.push(
      line(
        taxAccount,
        sum(({ tax }) => tax),
        sum(({ book }) => book.tax),
      ),
    );
  }
  const kept = withoutEmpty(entry);
  refuseUnbalanced(kept);
  return kept;
}

interface Purpose {
  shipmentId: string;
  onBehalf: boolean;
}

function byPurpose(lines: readonly PostedInvoiceLine[]): [Purpose, PostedInvoiceLine[]][] {
  const groups = new Map<string, [Purpose, PostedInvoiceLine[]]>();
  for (const line of lines) {
    const { shipmentId, onBehalf } = line;
    const key = `${shipmentId} ${onBehalf}`;
    const group = groups.get(key);
    if (group) group[1].push(line);
    else groups.set(key, [{ shipmentId, onBehalf }, [line]]);
  }
  return [...groups.values()];
}
