import type { RateRow } from '@fairway/contract/freight-rates.ts';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { useLinks } from '../../wire/navigation/links.ts';
import { isOver } from '../rate-dates.ts';

/** Only what is on offer now is quoted. */
export const isQuotable = (rate: Pick<RateRow, 'status' | 'validTo'>): boolean =>
  rate.status === 'published' && !isOver(rate);

interface QuoteLinkProps {
  rate: Pick<RateRow, 'id' | 'status' | 'validTo'>;
  /** What is to be carried and for whom, as an address says it. */
  asked: URLSearchParams;
  className?: string;
}

/** From a rate to a quote of it; nothing for who does not quote. */
export function QuoteLink({ rate, asked, className = 'button button-primary' }: QuoteLinkProps) {
  const words = useWords();
  const links = useLinks();
  const canQuote = useCan('freight', 'button', 'btn_quote');
  if (!canQuote || !isQuotable(rate)) return null;
  return (
    <Link className={className} to={links.newQuote(rate.id, asked)}>
      <Icon name="invoice" size={16} />
      <span>{words('rateMakeQuote')}</span>
    </Link>
  );
}
