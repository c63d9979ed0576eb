import { AppError } from '@fairway/contract/app-error.ts';
import { getQuote } from '@fairway/contract/quotes.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { DetailPane } from '../../ui/detail-pane.tsx';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { load } from '../../wire/calls.ts';
import { quotePathOf } from '../paths.ts';
import { QuoteActs } from './quote-acts.tsx';
import { QuoteHead } from './quote-head.tsx';
import { QuoteOffer } from './quote-offer.tsx';
import { QuoteTimeline } from './quote-timeline.tsx';

interface QuotePaneProps {
  id: string;
  onClose: () => void;
}

/** A quote beside the table it stands in. */
export function QuotePane({ id, onClose }: QuotePaneProps) {
  const words = useWords();
  const navigate = useNavigate();
  const asked = useQuery({ ...load(getQuote, { params: { id } }), meta: { quiet: true } });
  return (
    <DetailPane
      title={asked.data?.quoteNo ?? words('quoteOne')}
      actions={
        <>
          {asked.data && <QuoteActs quote={asked.data} place="head" onGone={onClose} />}
          <IconButton
            icon="link"
            label={words('quoteOpenPage')}
            onClick={() => void navigate(quotePathOf(id))}
          />
        </>
      }
      onClose={onClose}
    >
      {asked.error instanceof AppError && !asked.data ? (
        <Empty
          drawing="search"
          title={words('entityGone')}
          action={<Button onClick={onClose}>{words('back')}</Button>}
        />
      ) : (
        <div className="quote-pane">
          <Loaded query={asked}>
            {(quote) => (
              <>
                <QuoteHead quote={quote} />
                <QuoteTimeline quote={quote} />
                <QuoteOffer offer={quote} />
              </>
            )}
          </Loaded>
        </div>
      )}
    </DetailPane>
  );
}
