import { priceRate } from '@fairway/contract/freight-search.ts';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { Page } from '../../ui/page.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { Switch } from '../../ui/switch.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { load } from '../../wire/calls.ts';
import { cargoText } from '../cargo/cargo-text.ts';
import { OrderLink } from '../detail/order-link.tsx';
import { QuoteLink } from '../detail/quote-link.tsx';
import { ratePath } from '../paths.ts';
import { monthDay } from '../rate-dates.ts';
import { askedParts, type LaneSearch } from '../search/lane-search.ts';
import { askedOf } from '../search/offered-rates.ts';
import './compared-rates.css';
import { comparedParts } from './compared-rows.ts';
import { mostCompared } from './most-compared.ts';

interface ComparedRatesProps {
  ids: readonly string[];
  search: LaneSearch;
  onClose: () => void;
  onRemove: (id: string) => void;
}

/** Up to four rates side by side: the whole screen of a desk, a sheet on a phone. */
export function ComparedRates({ ids, search, onClose, onRemove }: ComparedRatesProps) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const title = words('rateCompareTitle', {
    cargo: cargoText(search.mode, search.cargo, words),
    day: monthDay(search.etd),
  });
  const table = <ComparedTable ids={ids.slice(0, mostCompared)} search={search} onRemove={onRemove} />;
  if (!isDesk)
    return (
      <Sheet title={title} open onClose={onClose} fill>
        <div className="compared-sheet">{table}</div>
      </Sheet>
    );
  return (
    <Page
      title={title}
      head="bar"
      width="whole"
      actions={
        <Button icon="back" onClick={onClose}>
          {words('rateCompareClose')}
        </Button>
      }
    >
      {table}
    </Page>
  );
}

function ComparedTable({ ids, search, onRemove }: Omit<ComparedRatesProps, 'onClose'>) {
  const words = useWords();
  const [address] = useSearchParams();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const asked = useQueries({
    queries: ids.map((id) => ({
      ...load(priceRate, { params: { id }, body: askedOf(search) }),
      meta: { quiet: true },
    })),
  });
  const rates = asked.flatMap(({ data }) => data ?? []);
  if (asked.some(({ isPending }) => isPending)) return <Skeleton />;
  if (rates.length < 2)
    return (
      <Empty
        drawing="broken"
        title={words('loadFailed')}
        action={
          <Button onClick={() => asked.forEach(({ refetch }) => void refetch())}>{words('retry')}</Button>
        }
      />
    );
  const headings = {
    facts: 'rateCompareFacts',
    lines: 'rateCompareLines',
    totals: 'rateCompareTotals',
  } as const;
  return (
    <div className="compared">
      <Switch label={words('rateOnlyDifferent')} checked={onlyDifferent} onChange={setOnlyDifferent} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keys */}
      <section className="compared-scroll" tabIndex={0} aria-label={words('rateCompare')}>
        <table className="compared-table">
          <thead>
            <tr>
              <td />
              {rates.map(({ rate }) => (
                <th key={rate.id} scope="col">
                  <span className="compared-head">
                    <Link to={ratePath(rate.id, askedParts(address))}>
                      {rate.carrierName} {rate.carrierCode}
                    </Link>
                    {rates.length > 2 && (
                      <IconButton
                        icon="close"
                        label={words('rateCompareRemove', { name: rate.carrierName })}
                        onClick={() => onRemove(rate.id)}
                      />
                    )}
                  </span>
                  <small>{rate.rateNo}</small>
                  <QuoteLink rate={rate} asked={askedParts(address)} className="compared-quote" />
                  <OrderLink rate={rate} asked={askedParts(address)} className="compared-quote" />
                </th>
              ))}
            </tr>
          </thead>
          {comparedParts(rates, words).map(({ key, rows }) => (
            <tbody key={key}>
              <tr className="compared-part">
                <th scope="rowgroup" colSpan={rates.length + 1}>
                  {words(headings[key])}
                </th>
              </tr>
              {rows
                .filter(({ differs }) => differs || !onlyDifferent)
                .map((row) => (
                  <tr key={row.key} className={row.differs ? 'compared-differs' : undefined}>
                    <th scope="row">
                      {row.name}
                      {row.differs && <span className="visually-hidden"> {words('rateDiffers')}</span>}
                    </th>
                    {row.cells.map((cell, index) => (
                      <td key={rates[index]?.rate.id} className="number">
                        {cell || <span aria-hidden="true">–</span>}
                        {row.least === index && <StateLabel tone="good">{words('rateLeast')}</StateLabel>}
                      </td>
                    ))}
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </section>
    </div>
  );
}
