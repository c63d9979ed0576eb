import type { QuoteDetail } from '@fairway/contract/quotes.ts';
import { ratePath } from '../../freight/paths.ts';
import { useLanguage, useWords } from '../../language/words.ts';
import { HeadCard } from '../../ui/head-card.tsx';
import { Link } from '../../ui/link.tsx';
import { useSession } from '../../wire/session-store.ts';
import { QuoteStateLabel } from '../quote-state-label.tsx';
import { nameIn, quoteCargoText, quoteLanguageOf, stopsIn, untilText } from '../quote-text.ts';
import './quote-offer.css';

/** What it is, for whom, and where it stands; above it what staff must know. */
export function QuoteHead({ quote }: { quote: QuoteDetail }) {
  const words = useWords();
  const language = quoteLanguageOf(useLanguage());
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  const { rate } = quote;
  return (
    <>
      {quote.isBelowFloor && (
        <p className="quote-banner" role="status">
          {words('quoteBelowFloor')}
        </p>
      )}
      {quote.isRateChanged && (
        <p className="quote-banner quote-banner-quiet" role="status">
          {words('quoteRateChanged')}
        </p>
      )}
      <HeadCard title={stopsIn(language, rate).join(' → ')} state={<QuoteStateLabel state={quote.status} />}>
        <p className="quote-head-line">
          <strong>{quote.customerName || quote.addressee}</strong>
          <span>
            {nameIn(language, rate.carrier)} {rate.carrier.code}
          </span>
          <span>{quoteCargoText(rate.mode, quote.cargo, words)}</span>
        </p>
        <p className="quote-head-line number">
          <span>{quote.quoteNo}</span>
          <span>
            {words('quoteValidUntil')} {untilText(quote.validUntil)}
          </span>
          {isStaff && <Link to={ratePath(rate.rateId)}>{words('quoteSeeRate')}</Link>}
        </p>
      </HeadCard>
    </>
  );
}
