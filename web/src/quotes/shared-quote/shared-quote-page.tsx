import { AppError } from '@fairway/contract/app-error.ts';
import {
  acceptSharedQuote,
  getSharedQuotePdf,
  openSharedQuote,
  type SharedQuote,
} from '@fairway/contract/quotes.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { chooseLanguage, currentLanguage, useLanguage, useWords } from '../../language/words.ts';
import { saveFile } from '../../native/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Empty } from '../../ui/empty.tsx';
import { HeadCard } from '../../ui/head-card.tsx';
import { LanguageChoice } from '../../ui/language-choice.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { callBytes } from '../../wire/api.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { queryClient } from '../../wire/query-client.ts';
import { sessionToken, useSession } from '../../wire/session-store.ts';
import { QuoteOffer } from '../detail/quote-offer.tsx';
import { QuoteStateLabel } from '../quote-state-label.tsx';
import { nameIn, quoteCargoText, quoteLanguageOf, stopsIn, tagOf, untilText } from '../quote-text.ts';
import './shared-quote-page.css';

const shape = /^[\w-]{43}$/;
const shownLonger = 4_000;

/** The quote behind a link, for whoever has it: no session, no frame. */
export function SharedQuotePage() {
  const words = useWords();
  const { hash } = useLocation();
  const token = hash.slice(1);
  const isStaff = useSession(
    ({ token: session, userInfo }) => session !== '' && userInfo?.userKind !== 'customer',
  );
  const isToken = shape.test(token);
  useDocumentTitle(words('quoteSharedTitle'));
  const asked = useQuery({
    ...load(openSharedQuote, { body: { token, isPreview: isStaff } }),
    enabled: isToken,
    meta: { quiet: true },
    // Opened once is looked at once, in whatever language it is read.
    ...{ staleTime: 'static', retry: false },
  });
  useLanguageOf(asked.data);
  // Unknown, ended and over are the same to whoever asks.
  const isGone = !isToken || (asked.error instanceof AppError && !asked.data);
  return (
    <main className="shared-quote">
      <header className="shared-quote-bar">
        <h1>{asked.data?.companyName || words('quoteSharedTitle')}</h1>
        <LanguageChoice />
      </header>
      {isGone ? (
        <Empty drawing="search" title={words('quoteSharedGone')} line={words('quoteSharedGoneLine')} />
      ) : (
        <Loaded query={asked}>{(quote) => <OpenQuote quote={quote} token={token} />}</Loaded>
      )}
    </main>
  );
}

/** Who came by the link reads it as it was written; who has an account reads as they always do. */
function useLanguageOf(quote: SharedQuote | undefined): void {
  const language = quote?.language;
  useEffect(() => {
    if (!language || sessionToken() !== '' || currentLanguage() === tagOf(language)) return;
    // Without those words it is read in the others.
    chooseLanguage(tagOf(language)).catch(() => undefined);
  }, [language]);
}

interface OpenQuoteProps {
  quote: SharedQuote;
  token: string;
}

function OpenQuote({ quote, token }: OpenQuoteProps) {
  const words = useWords();
  const language = quoteLanguageOf(useLanguage());
  const { rate } = quote;
  // That it was sent and looked at they know.
  const isEnded = quote.status !== 'sent' && quote.status !== 'viewed';
  const saving = useMutation({
    mutationFn: async () =>
      saveFile(`${quote.quoteNo}.pdf`, await callBytes(getSharedQuotePdf, { body: { token, language } })),
  });
  return (
    <>
      {quote.status === 'expired' && (
        <p className="quote-banner" role="status">
          {words('quoteSharedExpired')}
        </p>
      )}
      <HeadCard
        title={stopsIn(language, rate).join(' → ')}
        state={isEnded && <QuoteStateLabel state={quote.status} />}
      >
        <p className="quote-head-line">
          <strong>
            {nameIn(language, rate.carrier)} {rate.carrier.code}
          </strong>
          <span>{quoteCargoText(rate.mode, quote.cargo, words)}</span>
        </p>
        <p className="quote-head-line number">
          <span>{quote.quoteNo}</span>
          <span>
            {words('quoteValidUntil')} {untilText(quote.validUntil)}
          </span>
        </p>
      </HeadCard>
      <QuoteOffer offer={quote} />
      {quote.acceptedAt !== null && (
        <p className="quote-banner shared-quote-done" role="status">
          {words('quoteSharedAccepted', {
            ...{ name: quote.acceptedName, time: untilText(quote.acceptedAt) },
          })}
        </p>
      )}
      {quote.canAccept && <AcceptCard token={token} quote={quote} />}
      <Button icon="download" busy={saving.isPending} onClick={() => saving.mutate()}>
        {words('quotePdf')}
      </Button>
    </>
  );
}

/** Accepted in a name that is typed, after a question. */
function AcceptCard({ token, quote }: OpenQuoteProps) {
  const words = useWords();
  const [name, setName] = useState('');
  const accepting = useCommand(acceptSharedQuote);
  const accept = async () => {
    const isSure = await confirm({
      ...{ title: words('quoteAcceptAsk'), body: words('quoteAcceptBody'), agree: words('quoteAccept') },
    });
    if (!isSure) return;
    const done = await accepting.mutateAsync({ body: { token, name: name.trim() } }).catch(() => undefined);
    if (!done) return;
    toast(words('quoteAcceptedDone'), shownLonger);
    const now: SharedQuote = { ...quote, ...done, acceptedName: name.trim(), canAccept: false };
    queryClient.setQueriesData<SharedQuote>({ queryKey: [openSharedQuote.name] }, now);
  };
  return (
    <Card title={words('quoteSharedAccept')}>
      <form
        className="shared-quote-accept"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) void accept();
        }}
      >
        <TextField
          label={words('quoteSharedName')}
          hint={words('quoteSharedNameLine')}
          value={name}
          maxLength={60}
          autoComplete="name"
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" look="primary" icon="check" busy={accepting.isPending} disabled={!name.trim()}>
          {words('quoteSharedAccept')}
        </Button>
      </form>
    </Card>
  );
}
