import type { RateRow } from '@fairway/contract/freight-rates.ts';
import type { FoundRate } from '@fairway/contract/freight-search.ts';
import { figureText } from '../../entities/field-text.ts';
import { useWords } from '../../language/words.ts';
import { PriceChange } from '../price-change.tsx';
import { pricesOf } from '../rate-prices.ts';
import './price-table.css';

interface PriceTableProps {
  rate: RateRow;
  changes: FoundRate['changes'];
}

/** The prices of a rate by type of box or weight, with the layers its reader may see. */
export function PriceTable({ rate, changes }: PriceTableProps) {
  const words = useWords();
  const prices = pricesOf(rate, words);
  const hasCost = prices.some(({ cost }) => cost != null);
  const hasFloor = prices.some(({ floor }) => floor != null);
  const money = (amount: string | null | undefined) => (amount == null ? '–' : figureText(amount));
  return (
    <>
      <table className="price-table">
        <thead>
          <tr>
            <th scope="col">{words('rateOf')}</th>
            {hasCost && <th scope="col">{words('rateCost')}</th>}
            {hasFloor && <th scope="col">{words('rateFloor')}</th>}
            <th scope="col">{words('rateSell', { currency: rate.currency })}</th>
            {hasCost && <th scope="col">{words('rateMargin')}</th>}
          </tr>
        </thead>
        <tbody className="number">
          {prices.map(({ place, name, cost, floor, sell, margin }) => (
            <tr key={place}>
              <th scope="row">{name}</th>
              {hasCost && <td>{money(cost)}</td>}
              {hasFloor && <td>{money(floor)}</td>}
              <td>
                <PriceChange change={changes.find(({ type }) => type === place)?.change} />{' '}
                <strong>{figureText(sell)}</strong>
              </td>
              {hasCost && <td>{money(margin)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <PriceRules rate={rate} />
    </>
  );
}

/** What else decides about a price by volume or by weight. */
function PriceRules({ rate: { prices, currency } }: { rate: RateRow }) {
  const words = useWords();
  const rules =
    prices.by === 'quantity'
      ? [
          words('rateLeastQuantity', { quantity: figureText(prices.minimumQuantity) }),
          words('rateTonCounts', { ratio: figureText(prices.ratio) }),
          prices.minimumCharge !== null &&
            words('rateLeastCharge', { amount: `${currency} ${figureText(prices.minimumCharge)}` }),
        ]
      : prices.by === 'weight'
        ? [
            words('rateDivisor', { divisor: prices.divisor }),
            prices.mayUseNextBreak && words('rateNextBreak'),
            prices.fuel !== null && words('rateFuel', { amount: `${currency} ${figureText(prices.fuel)}` }),
            prices.security !== null &&
              words('rateSecurity', { amount: `${currency} ${figureText(prices.security)}` }),
            prices.densityBand && words('rateDensity', { band: prices.densityBand }),
            prices.flight && words('rateFlight', { flight: prices.flight }),
          ]
        : [];
  const said = rules.filter((rule): rule is string => Boolean(rule));
  if (said.length === 0) return null;
  return <p className="price-table-rules number">{said.join(' · ')}</p>;
}
