import { listQuotes } from '@fairway/contract/quotes.ts';
import { daysBetween } from '@fairway/domain/time/calendar-day.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { sumsText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { quotePathOf, quotesPath } from '../../quotes/paths.ts';
import { QuoteStateLabel } from '../../quotes/quote-state-label.tsx';
import { laneText } from '../../quotes/quote-text.ts';
import { Link } from '../../ui/link.tsx';
import { useSession } from '../../wire/session-store.ts';
import { useList } from '../../wire/use-list.ts';
import { DashBlock } from '../dash-block.tsx';
import { ListRows } from '../list-rows.tsx';

const dayOf = (at: number) => formatDate(at, 'yyyy-MM-dd');
const shown = 8;

/** Quotes of mine that nobody has answered, those that end first before the others. */
export function FollowUpsBlock() {
  const words = useWords();
  const ownerId = useSession(({ userInfo }) => userInfo?.userId ?? '');
  const [today] = useState(() => dayOf(Date.now()));
  const list = useList(
    listQuotes,
    { filters: { status: ['sent', 'viewed'], ownerId }, sidx: 'validUntil', sort: 'asc' },
    { pageSize: shown },
  );
  const query = { 'f.status': 'sent,viewed', 'f.owner': ownerId, sidx: 'validUntil', sort: 'asc' };
  return (
    <DashBlock
      title={words('dashFollowUps')}
      width="half"
      tools={
        list.total ? (
          <Link to={`${quotesPath}?${new URLSearchParams(query)}`}>
            {words('dashSeeAll', { count: list.total })}
          </Link>
        ) : null
      }
    >
      <ListRows list={list} none={words('dashFollowUpsNone')} rowKey={({ id }) => id}>
        {(quote) => {
          const left = daysBetween(today, dayOf(quote.validUntil));
          return (
            <>
              <span className="dash-row-head">
                <Link to={quotePathOf(quote.id)}>{quote.customerName || quote.quoteNo}</Link>
                <QuoteStateLabel state={quote.status} />
              </span>
              <span className="dash-row-facts number">
                <span>{laneText(quote)}</span>
                <span>{sumsText(quote.totals)}</span>
                {quote.sentAt !== null && (
                  <span>{words('dashFollowUpSent', { count: daysBetween(dayOf(quote.sentAt), today) })}</span>
                )}
                <strong>{left <= 0 ? words('dashEndsToday') : words('dashEndsIn', { count: left })}</strong>
              </span>
            </>
          );
        }}
      </ListRows>
    </DashBlock>
  );
}
