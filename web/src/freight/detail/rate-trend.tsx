import type { RateRow } from '@fairway/contract/freight-rates.ts';
import { listRateTrend } from '@fairway/contract/freight-search.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { figureText } from '../../entities/field-text.ts';
import { useWords } from '../../language/words.ts';
import { StepChart } from '../../master-data/rate-chart.tsx';
import { rateLine } from '../../master-data/rate-line.ts';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { load } from '../../wire/calls.ts';
import { companyToday } from '../rate-dates.ts';
import { placeName } from '../rate-prices.ts';
import './rate-trend.css';

const days = 90;

/** What the lane cost with this carrier lately, as a line and as a table. */
export function RateTrend({ rate }: { rate: RateRow }) {
  const words = useWords();
  const [chosen, setChosen] = useState('');
  const trend = useQuery({ ...load(listRateTrend, { params: { id: rate.id } }), meta: { quiet: true } });
  const name = (type: string) => placeName(rate.prices, type, words);
  return (
    <Card title={words('rateTrend', { days })}>
      <Loaded query={trend}>
        {({ list }) => {
          // Prices of another currency are no point on the same line.
          const same = list.filter(({ currency }) => currency === rate.currency);
          const types = [...new Set(same.flatMap(({ prices }) => prices.map(({ type }) => type)))];
          const usual = types.find((type) => type === '40HQ') ?? types[0] ?? '';
          const shown = types.includes(chosen) ? chosen : usual;
          const points = same.flatMap(({ rateId, rateNo, validFrom, validTo, prices }) => {
            const sell = prices.find(({ type }) => type === shown)?.sell;
            return sell === undefined ? [] : [{ rateId, rateNo, validFrom, validTo, sell }];
          });
          const line = rateLine(
            points.map(({ validFrom, sell }) => ({ day: validFrom, rate: Number(sell) })),
            companyToday(),
            days,
          );
          return (
            <div className="rate-trend">
              {types.length > 1 && (
                <select
                  aria-label={words('rateOf')}
                  value={shown}
                  onChange={(event) => setChosen(event.target.value)}
                >
                  {types.map((type) => (
                    <option key={type} value={type}>
                      {name(type)}
                    </option>
                  ))}
                </select>
              )}
              {line ? <StepChart line={line} days={days} /> : <p>{words('rateNoTrend')}</p>}
              {points.length > 0 && (
                <details>
                  <summary>{words('rateTrendTable')}</summary>
                  <table className="number">
                    <thead>
                      <tr>
                        <th scope="col">{words('rateNo')}</th>
                        <th scope="col">{words('ratePeriod')}</th>
                        <th scope="col">{rate.currency}</th>
                      </tr>
                    </thead>
                    <tbody>
                      {points.map(({ rateId, rateNo, validFrom, validTo, sell }) => (
                        <tr key={rateId}>
                          <td>{rateNo}</td>
                          <td>
                            {validFrom} – {validTo}
                          </td>
                          <td>{figureText(sell)}</td>
                        </tr>
                      ))}
                    </tbody>
                  </table>
                </details>
              )}
            </div>
          );
        }}
      </Loaded>
    </Card>
  );
}
