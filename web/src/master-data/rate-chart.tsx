import { type ExchangeRateKind, exchangeRateKinds, exchangeRates } from '@fairway/contract/exchange-rates.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { keep, stored } from '../native/device-storage.ts';
import { load } from '../wire/calls.ts';
import { rateKindWords } from './exchange-rates.ts';
import './rate-chart.css';
import { dayAt, type RateLine, rateLine } from './rate-line.ts';

interface Shown {
  pair: string;
  kind: ExchangeRateKind;
}

const days = 90;
const storageKey = 'rate-chart';
const atFirst: Shown = { pair: 'USD/CNY', kind: 'company' };

/** How one pair went in the last ninety days. */
export function RateChart() {
  const words = useWords();
  const [shown, setShown] = useState(() => ({ ...atFirst, ...stored<Partial<Shown>>(storageKey) }));
  const choose = (changes: Partial<Shown>) => {
    const next = { ...shown, ...changes };
    setShown(next);
    keep(storageKey, next);
  };
  // All pairs there are: few, and the newest of each is what one asks for.
  const newest = { currentPage: 1, pageSize: 200, sidx: 'validFrom', sort: 'desc' } as const;
  const all = useQuery({ ...load(exchangeRates.list, { body: newest }), meta: { quiet: true } });
  const pairs = [
    ...new Set((all.data?.list ?? []).map(({ fromCurrency, toCurrency }) => `${fromCurrency}/${toCurrency}`)),
  ].sort();
  const pair = pairs.includes(shown.pair) ? shown.pair : (pairs[0] ?? '');
  const [fromCurrency = '', toCurrency = ''] = pair.split('/');
  const asked = useQuery({
    ...load(exchangeRates.list, {
      body: { ...newest, filters: { fromCurrency, toCurrency, kind: [shown.kind], isEnabled: true } },
    }),
    enabled: pair !== '',
    meta: { quiet: true },
  });
  if (pairs.length === 0) return null;
  const rates = (asked.data?.list ?? []).map(({ validFrom, rate }) => ({
    day: validFrom,
    rate: Number(rate),
  }));
  const line = rateLine(rates, formatDate(Date.now(), 'yyyy-MM-dd'), days);
  const kind = words(rateKindWords[shown.kind]);
  return (
    <section className="rate-chart" aria-label={words('mdRateChart', { pair, kind, days })}>
      <div className="rate-chart-head">
        <select
          aria-label={words('mdRatePair')}
          value={pair}
          onChange={(event) => choose({ pair: event.target.value })}
        >
          {pairs.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <select
          aria-label={words('mdRateKind')}
          value={shown.kind}
          onChange={(event) =>
            choose({ kind: exchangeRateKinds.find((one) => one === event.target.value) ?? 'company' })
          }
        >
          {exchangeRateKinds.map((one) => (
            <option key={one} value={one}>
              {words(rateKindWords[one])}
            </option>
          ))}
        </select>
        {line && <strong className="rate-chart-now number">{line.points.at(-1)?.rate}</strong>}
      </div>
      {line ? (
        <StepChart line={line} days={days} />
      ) : (
        asked.data && <p className="rate-chart-none">{words('mdRateNone', { pair, kind })}</p>
      )}
    </section>
  );
}

const width = 600;
const height = 96;
const padding = 6;

interface StepChartProps {
  line: RateLine;
  /** How many of them it shows. */
  days: number;
}

/** A rate holds until the next one: the line goes in steps. */
export function StepChart({ line: { points, least, most }, days }: StepChartProps) {
  const words = useWords();
  const first = dayAt(points[0]?.day ?? '');
  const last = dayAt(points.at(-1)?.day ?? '');
  const x = (day: string) => (last === first ? 0 : ((dayAt(day) - first) / (last - first)) * width);
  const y = (rate: number) =>
    most === least
      ? height / 2
      : height - padding - ((rate - least) / (most - least)) * (height - 2 * padding);
  const steps = points
    .map(({ day, rate }, index) => (index === 0 ? `M${x(day)},${y(rate)}` : `H${x(day)}V${y(rate)}`))
    .join('');
  const from = points[0]?.day ?? '';
  const to = points.at(-1)?.day ?? '';
  return (
    <div className="rate-chart-plot number">
      <span className="rate-chart-scale" aria-hidden="true">
        <span>{most}</span>
        {most !== least && <span>{least}</span>}
      </span>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={words('mdRateRange', { from, to, least, most })}
      >
        <path className="rate-chart-area" d={`${steps}H${width}V${height}H0Z`} />
        <path className="rate-chart-line" d={`${steps}H${width}`} />
      </svg>
      <span className="rate-chart-days-axis" aria-hidden="true">
        <span>{from}</span>
        <span>{words('mdRateDays', { days })}</span>
        <span>{to}</span>
      </span>
    </div>
  );
}
