import { AppError } from '@fairway/contract/app-error.ts';
import { getQuote, type QuoteDetail } from '@fairway/contract/quotes.ts';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load } from '../../wire/calls.ts';
import { quotesPath } from '../paths.ts';
import { QuoteActs } from './quote-acts.tsx';
import { QuoteHead } from './quote-head.tsx';
import { QuoteOffer } from './quote-offer.tsx';
import { QuoteTimeline } from './quote-timeline.tsx';

/** One quote: what is offered, where it stands, and what can be done with it. */
export function QuotePage() {
  const words = useWords();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const asked = useQuery({
    ...load(getQuote, { params: { id } }),
    enabled: id !== '',
    meta: { quiet: true },
  });
  // What is not for somebody is not there for them.
  if (id === '' || (asked.error instanceof AppError && !asked.data)) return <NotFound home={quotesPath} />;
  if (asked.data) return <OpenQuote key={id} quote={asked.data} />;
  return (
    <Page title={words('quoteOne')} back={quotesPath}>
      <Loaded query={asked}>{() => null}</Loaded>
    </Page>
  );
}

function OpenQuote({ quote }: { quote: QuoteDetail }) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const timeline = <QuoteTimeline quote={quote} />;
  return (
    <Page
      title={`${words('quoteOne')} ${quote.quoteNo}`}
      back={quotesPath}
      actions={isDesk && <QuoteActs quote={quote} place="head" />}
      foot={!isDesk && <QuoteActs quote={quote} place="foot" />}
      aside={isDesk && <div className="page-aside-cards">{timeline}</div>}
    >
      <QuoteHead quote={quote} />
      {!isDesk && timeline}
      <QuoteOffer offer={quote} />
    </Page>
  );
}
