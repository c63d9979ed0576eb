import type { OrderHead } from '@fairway/contract/orders.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { useWords } from '../../language/words.ts';
import './act-sheets.css';

type Sums = OrderHead['totals'];

interface PriceComparedProps {
  before: Sums;
  after: Sums;
  difference: Sums;
}

export const differenceLook = (amount: string): string =>
  Number(amount) > 0 ? 'price-more' : Number(amount) < 0 ? 'price-less' : '';

/** What it came to before and now, for each currency. */
export function PriceCompared({ before, after, difference }: PriceComparedProps) {
  const words = useWords();
  const currencies = [...new Set([...before, ...after].map(({ currency }) => currency))];
  const of = (sums: Sums, currency: string) => sums.find((sum) => sum.currency === currency)?.amount;
  return (
    <table className="price-compared number">
      <thead>
        <tr>
          <td />
          <th scope="col">{words('orderRepriceBefore')}</th>
          <th scope="col">{words('orderRepriceAfter')}</th>
          <th scope="col">{words('orderRepriceDifference')}</th>
        </tr>
      </thead>
      <tbody>
        {currencies.map((currency) => {
          const more = of(difference, currency) ?? '0.00';
          return (
            <tr key={currency}>
              <th scope="row">{currency}</th>
              <td>{thousandsFormat(of(before, currency) ?? '0.00')}</td>
              <td>{thousandsFormat(of(after, currency) ?? '0.00')}</td>
              <td className={differenceLook(more)}>
                {Number(more) > 0 && '+'}
                {thousandsFormat(more)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
