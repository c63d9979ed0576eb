import type { ChangedCharge } from '@fairway/contract/charge-changes.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import type { Context } from '../../http/context.ts';
import { changeKindWords, changeWords, sideWords } from '../../language/charge-words.ts';
import { partyNames } from '../../shipments/shipment-lookups.ts';
import type { StoredShipment } from '../../shipments/stored-shipment.ts';
import { shownLines } from './shown-lines.ts';
import type { StoredChange, StoredChangeLine } from './stored-change.ts';

interface Asked {
  change: StoredChange;
  shipment: StoredShipment;
  lines: readonly StoredChangeLine[];
}

/** As many as the table of the form takes; the rest is read in the change order. */
const mostLines = 100;

/** What the request for a change order shows of it. */
export async function changeValues(ctx: Context, { change, shipment, lines }: Asked): Promise<FormValues> {
  const { db, language } = ctx;
  const customer = (await partyNames(db, [shipment.customerId], language)).get(shipment.customerId);
  const shown = await shownLines(ctx, lines);
  const left = shown.length - mostLines;
  return {
    ...{ changeNo: change.changeNo, shipmentNo: shipment.shipmentNo, customer: customer ?? '' },
    ...{ reason: change.reason, profitBefore: Number(change.profitBefore) },
    profitAfter: Number(change.profitAfter),
    profitChange: Number((Number(change.profitAfter) - Number(change.profitBefore)).toFixed(2)),
    lines: shown.slice(0, mostLines).map(({ kind, before, after, difference }) => {
      const charge = after ?? before;
      return {
        what: `${charge?.chargeName ?? ''} ${charge?.chargeCode ?? ''}`.trim(),
        kind: `${changeKindWords[kind][language]} · ${charge ? sideWords[charge.side][language] : ''}`,
        before: before ? lineText(before) : '',
        after: after ? lineText(after) : '',
        difference: difference ? `${difference.currency} ${difference.amount}` : '',
      };
    }),
    more: left > 0 ? filledWords(changeWords.moreLines[language], { n: left }) : '',
  };
}

const lineText = ({ partyName, quantity, price, currency, amount }: ChangedCharge): string =>
  `${currency} ${amount}（${quantity} × ${price}）${partyName}`.slice(0, 200);
