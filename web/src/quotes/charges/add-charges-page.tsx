import type { Tariff } from '@fairway/contract/local-charges.ts';
import { getQuote, listQuotes, type QuoteHead, updateQuote } from '@fairway/contract/quotes.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { PriceLines } from '../../freight/detail/price-lines.tsx';
import { sumsText } from '../../freight/money-text.ts';
import { laneRatesPath, localFeesPath } from '../../freight/paths.ts';
import { questionInAddress, useTariff, useTariffQuestion } from '../../freight/tariff/tariff-question.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Link } from '../../ui/link.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { queryClient } from '../../wire/query-client.ts';
import { useList } from '../../wire/use-list.ts';
import { quoteReads } from '../detail/use-quote-acts.ts';
import { editedLine, writtenLine } from '../edit/edited-lines.ts';
import { QuoteCard } from '../list/quote-card.tsx';
import { quoteEditPath } from '../paths.ts';
import './add-charges-page.css';
import { linesForQuote } from './tariff-lines.ts';

const pageSize = 20;

/** Local charges of a port into a draft: one that is there, or a new one, which begins with a rate. */
export function AddChargesPage() {
  const words = useWords();
  const { question, address } = useTariffQuestion();
  const asked = useTariff(question);
  if (question.portId === '') return <NotFound home={localFeesPath()} />;
  const back = localFeesPath(questionInAddress(question));
  const { portId, direction } = question;
  const lane = new URLSearchParams(address);
  for (const name of ['port', 'direction', 'on', 'with', 'compare', 'terminal', 'carrier']) lane.delete(name);
  lane.set(direction === 'export' ? 'pol' : 'pod', portId);
  return (
    <Page title={words('quoteAddCharges')} back={back}>
      <Loaded query={asked}>
        {(tariff) => (
          <div className="add-charges">
            <Card title={`${tariff.port.fullName} · ${sumsText(tariff.price.totals)}`}>
              <PriceLines label={words('quoteAddCharges')} lines={tariff.price.lines} />
            </Card>
            <Drafts tariff={tariff} />
            <div className="add-charges-new">
              <p>{words('quoteAddChargesNewLine')}</p>
              <Link className="button" to={laneRatesPath(Object.fromEntries(lane))}>
                {words('quoteAddChargesNew')}
              </Link>
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  );
}

/** Drafts with the port in their lane come first; the others are a step away. */
function Drafts({ tariff }: { tariff: Tariff }) {
  const words = useWords();
  const [isAll, setIsAll] = useState(false);
  const list = useList(
    listQuotes,
    { filters: { status: ['draft'] }, ...(!isAll && { keyword: tariff.port.enCode }) },
    { pageSize },
  );
  const { add, isAdding } = useAddTo(tariff);
  return (
    <Card
      title={words('quoteAddChargesDrafts')}
      state={
        <Button look="quiet" onClick={() => setIsAll(!isAll)}>
          {words(isAll ? 'quoteAddChargesOfPort' : 'quoteAddChargesAll')}
        </Button>
      }
    >
      {list.rows?.length === 0 && <Empty title={words('quoteAddChargesNone')} />}
      <ul className="add-charges-drafts" aria-label={words('quoteAddChargesDrafts')}>
        {list.rows?.map((quote) => (
          <li key={quote.id}>
            <QuoteCard quote={quote} isStaff />
            <Button
              look="primary"
              disabled={isAdding}
              aria-label={words('quoteAddChargesTo', { quoteNo: quote.quoteNo })}
              onClick={() => void add(quote)}
            >
              {words('quoteAddChargesAdd')}
            </Button>
          </li>
        ))}
      </ul>
      {list.hasMore && (
        <Button busy={list.isLoadingMore} onClick={list.loadMore}>
          {words('quoteAddChargesMore')}
        </Button>
      )}
    </Card>
  );
}

/** Saves the draft as it is now with the charges behind its lines, and opens it. */
function useAddTo({ price }: Tariff) {
  const words = useWords();
  const navigate = useNavigate();
  const saving = useCommand(updateQuote, { refreshes: quoteReads });
  const [isAdding, setIsAdding] = useState(false);
  const save = async ({ id }: QuoteHead) => {
    const quote = await queryClient.fetchQuery({ ...load(getQuote, { params: { id } }), staleTime: 0 });
    const { added, already } = linesForQuote(price.lines, quote.lines);
    if (added.length === 0) {
      toast(words('quoteAddChargesAlready'));
      return;
    }
    const { customerId, addressee, contactName, language, remark, validUntil, version } = quote;
    const lines = [...quote.lines.map((line) => writtenLine(editedLine(line))), ...added];
    await saving.mutateAsync({
      params: { id },
      body: { customerId, addressee, contactName, language, remark, validUntil, version, lines },
    });
    toast(
      words(already > 0 ? 'quoteAddChargesSome' : 'quoteAddChargesDone', { count: added.length, already }),
    );
    void navigate(quoteEditPath(id));
  };
  const add = async (quote: QuoteHead) => {
    setIsAdding(true);
    // Why it was refused the query client says.
    await save(quote).catch(() => undefined);
    setIsAdding(false);
  };
  return { add, isAdding };
}
