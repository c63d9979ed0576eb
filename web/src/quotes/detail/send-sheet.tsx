import type { Reply } from '@fairway/contract/endpoint.ts';
import type { QuoteDetail, sendQuote } from '@fairway/contract/quotes.ts';
import { useState } from 'react';
import { sumsText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Facts } from '../../ui/facts.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { untilText } from '../quote-text.ts';
import { LinkHours } from './link-hours.tsx';
import './share-sheet.css';
import type { QuoteActsOf } from './use-quote-acts.ts';

interface SendSheetProps {
  quote: QuoteDetail;
  acts: Pick<QuoteActsOf, 'send'>;
  onSent: (sent: Reply<typeof sendQuote>) => void;
  onClose: () => void;
}

/** Says what sending does, and asks again where it is sold below its floor. */
export function SendSheet({ quote, acts, onSent, onClose }: SendSheetProps) {
  const words = useWords();
  const [hours, setHours] = useState<number>();
  const [isSure, setIsSure] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const whom = quote.customerName || quote.addressee;
  const isBelow = quote.isBelowFloor === true;
  const send = async () => {
    setIsBusy(true);
    const sent = await acts.send(hours, isBelow && isSure);
    setIsBusy(false);
    if (sent) onSent(sent);
  };
  return (
    <Sheet
      title={words('quoteSendTitle')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            busy={isBusy}
            disabled={!whom || (isBelow && !isSure)}
            onClick={() => void send()}
          >
            {words('quoteSend')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p>{words('quoteSendLine')}</p>
        <Facts
          facts={[
            [words('quoteTo'), [whom, quote.contactName].filter(Boolean).join(' · ')],
            [words('quoteTotals'), sumsText(quote.totals)],
            [words('quoteValidUntil'), untilText(quote.validUntil)],
          ]}
        />
        {!whom && (
          <p className="quote-banner" role="alert">
            {words('quoteSendNobody')}
          </p>
        )}
        {isBelow && (
          <>
            <p className="quote-banner" role="alert">
              {words('quoteBelowFloor')}
            </p>
            <label className="quote-sure">
              <input type="checkbox" checked={isSure} onChange={(event) => setIsSure(event.target.checked)} />
              {words('quoteBelowFloorSure')}
            </label>
          </>
        )}
        <LinkHours value={hours} onChange={setHours} />
      </div>
    </Sheet>
  );
}
