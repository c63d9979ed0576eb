import { AppError } from '@fairway/contract/app-error.ts';
import { getQuote } from '@fairway/contract/quotes.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { load } from '../../wire/calls.ts';
import { quotePathOf, quotesPath } from '../paths.ts';
import { QuoteEditor } from './quote-editor.tsx';

/** A draft to be changed; what was sent is only read. */
export function QuoteEditPage() {
  const words = useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const id = search.get('id') ?? '';
  const asked = useQuery({
    ...load(getQuote, { params: { id } }),
    enabled: id !== '',
    meta: { quiet: true },
  });
  const quote = asked.data;
  if (id === '' || (asked.error instanceof AppError && !quote)) return <NotFound home={quotesPath} />;
  if (quote?.can.edit) return <QuoteEditor key={id} quote={quote} />;
  return (
    <Page title={words('quoteEdit')} back={quotesPath}>
      <Loaded query={asked}>
        {() => (
          <Empty
            drawing="locked"
            title={words('quoteNotDraft')}
            action={
              <Button onClick={() => void navigate(quotePathOf(id), { replace: true })}>
                {words('quoteOne')}
              </Button>
            }
          />
        )}
      </Loaded>
    </Page>
  );
}
