import { listQuotes } from '@fairway/contract/quotes.ts';
import { sumsText } from '../freight/money-text.ts';
import { useWords } from '../language/words.ts';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';
import { useSession } from '../wire/session-store.ts';
import { useList } from '../wire/use-list.ts';
import './customer-quotes.css';
import { quotePathOf, quotesPath } from './paths.ts';
import { laneText, untilText } from './quote-text.ts';

const shown = 3;

/** The quotes a customer has not answered; nothing while there is none. */
function CustomerQuotes() {
  const words = useWords();
  const enabled = useSession(({ permissionList }) =>
    permissionList.some(({ modelId }) => modelId === 'freight'),
  );
  const { rows = [] } = useList(listQuotes, { filters: { status: ['sent', 'viewed'] } }, { enabled });
  if (rows.length === 0) return null;
  return (
    <Card title={words('quoteCustomerCard')} state={<Link to={quotesPath}>{words('seeAll')}</Link>}>
      <ul className="customer-quotes">
        {rows.slice(0, shown).map((quote) => (
          <li key={quote.id}>
            <Link to={quotePathOf(quote.id)}>
              <span>{laneText(quote)}</span>
              <strong className="number">{sumsText(quote.totals)}</strong>
              <small className="number">
                {words('quoteValidUntil')} {untilText(quote.validUntil)}
              </small>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export const quotesCustomerCards = { CustomerQuotes };
