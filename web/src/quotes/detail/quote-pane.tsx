import { getQuote } from '@fairway/contract/quotes.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LoadedPane } from '../../ui/loaded-pane.tsx';
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
    <LoadedPane
      query={asked}
      className="quote-pane"
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
      {(quote) => (
        <>
          <QuoteHead quote={quote} />
          <QuoteTimeline quote={quote} />
          <QuoteOffer offer={quote} />
        </>
      )}
    </LoadedPane>
  );
}
