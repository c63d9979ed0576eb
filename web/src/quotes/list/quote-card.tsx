import type { QuoteHead } from '@fairway/contract/quotes.ts';
import { sumsText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { QuoteStateLabel } from '../quote-state-label.tsx';
import { laneText, quoteCargoText, untilText } from '../quote-text.ts';
import './quote-card.css';

interface QuoteCardProps {
  quote: QuoteHead;
  isStaff: boolean;
}

/** A quote on a phone. */
export function QuoteCard({ quote, isStaff }: QuoteCardProps) {
  const words = useWords();
  return (
    <article className="quote-card">
      <span className="quote-card-head">
        <strong>{isStaff ? quote.customerName || quote.quoteNo : laneText(quote)}</strong>
        <QuoteStateLabel state={quote.status} />
      </span>
      {isStaff && <span>{laneText(quote)}</span>}
      <span className="quote-card-line">
        {quote.carrierName} · {quoteCargoText(quote.mode, quote.cargo, words)}
      </span>
      <span className="quote-card-total number">{sumsText(quote.totals)}</span>
      <span className="quote-card-line number">
        {quote.quoteNo} · {words('quoteValidUntil')} {untilText(quote.validUntil)} · {quote.ownerName}
      </span>
    </article>
  );
}
