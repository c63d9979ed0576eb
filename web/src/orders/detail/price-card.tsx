import type { OrderDetail } from '@fairway/contract/orders.ts';
import { quoteGroups } from '@fairway/contract/quotes.ts';
import { FxLines } from '../../freight/detail/fx-lines.tsx';
import { moneyText, sumsText } from '../../freight/money-text.ts';
import { ratePath } from '../../freight/paths.ts';
import { useLanguage, useWords } from '../../language/words.ts';
import { quotePathOf } from '../../quotes/paths.ts';
import { chargeNameIn, exclusionText, lineSumText, quoteLanguageOf } from '../../quotes/quote-text.ts';
import { quoteGroupWords } from '../../quotes/quote-words.ts';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Link } from '../../ui/link.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { spanText, timeText } from '../order-text.ts';
import { useNow } from '../use-now.ts';
import '../order-parts.css';
import './price-card.css';
import { PriceCompared } from './price-compared.tsx';

type Price = NonNullable<OrderDetail['price']>;

/** The price as it was promised: its sums, until when it is held, its lines, and what changed. */
export function PriceCard({ order }: { order: OrderDetail }) {
  const words = useWords();
  const isDesk = useMedia(desktop);
  const { price } = order;
  if (!price)
    return (
      <Card title={words('orderPrice')}>
        <p className="order-quiet">{words('orderPriceNone')}</p>
      </Card>
    );
  const { converted, missingRate, variance } = price;
  const isOther = converted && price.totals.some(({ currency }) => currency !== converted.total.currency);
  return (
    <Card title={words('orderPrice')}>
      <dl className="price-totals">
        {price.totals.map((sum) => (
          <div key={sum.currency}>
            <dt>{words('quoteTotalIn', { currency: sum.currency })}</dt>
            <dd className="number">{moneyText(sum)}</dd>
          </div>
        ))}
        {isOther && (
          <div className="price-converted">
            <dt>{words('orderConvertedSum')}</dt>
            <dd className="number">{moneyText(converted.total)}</dd>
          </div>
        )}
      </dl>
      {isOther && (
        <div className="order-fx">
          <FxLines rates={converted.rates} />
        </div>
      )}
      {missingRate && <p className="order-quiet">{words('quoteFxMissing', missingRate)}</p>}
      {variance && (
        <section className="price-variance" aria-label={words('orderVariance')}>
          <h3>{words('orderVariance')}</h3>
          <PriceCompared before={variance.before} after={price.totals} difference={variance.difference} />
        </section>
      )}
      <PriceFacts order={order} price={price} />
      <details className="price-lines" open={isDesk}>
        <summary>{words('orderLinesCount', { count: price.lines.length })}</summary>
        <PriceLines price={price} />
      </details>
    </Card>
  );
}

interface PriceProps {
  order: OrderDetail;
  price: Price;
}

function PriceFacts({ order, price }: PriceProps) {
  const words = useWords();
  const now = useNow();
  const { priceLockUntil: until } = order;
  const { rate, standing } = price;
  const lock = () => {
    if (until === null) return '';
    const time = timeText(until);
    return until <= now
      ? words('orderLockOver', { time })
      : words('orderLockLeft', { time, left: spanText(until - now, words) });
  };
  const period = `${rate.validFrom} – ${rate.validTo}`;
  const day = standing.date;
  const sums = (known: OrderDetail['cost']) =>
    known === undefined ? '' : known === null ? words('orderCostUnknown') : sumsText(known);
  return (
    <>
      <Facts
        facts={[
          [words('orderLockUntil'), lock()],
          [words('orderPricedBy'), <PriceSource key="source" order={order} price={price} />],
          [words('orderPricedAt'), timeText(price.pricedAt)],
          [words('orderCost'), sums(order.cost)],
          [words('orderProfit'), sums(order.profit)],
        ]}
      />
      <p className={standing.holds ? 'order-quiet' : 'order-loud'}>
        {standing.holds ? words('orderPriceHolds', { day }) : words('orderPriceOut', { day, period })}
        {!standing.isKnown && ` · ${words('orderPriceGuessed', { day })}`}
      </p>
    </>
  );
}

function PriceSource({ order: { fields, quoteNo }, price: { source, rate } }: PriceProps) {
  const words = useWords();
  if (source === 'quote' && fields.quoteId)
    return <Link to={quotePathOf(fields.quoteId)}>{words('orderPricedByQuote', { quoteNo })}</Link>;
  return <Link to={ratePath(rate.rateId)}>{words('orderPricedByRate', { rateNo: rate.rateNo })}</Link>;
}

/** The lines in their parts, then what is not in the price and why. */
function PriceLines({ price: { lines, excluded } }: { price: Price }) {
  const words = useWords();
  const language = quoteLanguageOf(useLanguage());
  return (
    <>
      {quoteGroups.map((group) => {
        const own = lines.filter((line) => line.group === group);
        if (own.length === 0) return null;
        const title = words(quoteGroupWords[group]);
        return (
          <section key={group}>
            <h3>{title}</h3>
            <ul aria-label={title}>
              {own.map((line) => (
                <li key={line.id}>
                  <span>
                    {chargeNameIn(language, line)} <small>{line.chargeCode}</small>
                  </span>
                  <strong className="number">
                    {line.isIncluded ? words('quoteIncluded') : moneyText(line)}
                  </strong>
                  {!line.isIncluded && (
                    <small className="number">
                      {lineSumText(line, words)}
                      {line.paidAt === 'CC' && ` · ${words('chargeCollect')}`}
                    </small>
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {excluded.length > 0 && (
        <section>
          <h3>{words('orderNotIncluded')}</h3>
          <ul aria-label={words('orderNotIncluded')}>
            {excluded.map((one) => (
              <li key={`${one.group} ${one.chargeCode} ${one.why}`}>
                <span>
                  {chargeNameIn(language, one)} <small>{one.chargeCode}</small>
                </span>
                <small>{exclusionText(one, words)}</small>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
