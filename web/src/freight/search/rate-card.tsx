import type { RateRow } from '@fairway/contract/freight-rates.ts';
import { figureText } from '../../entities/field-text.ts';
import { type Say, useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { ChatWithPublisher } from '../chat-with-publisher.tsx';
import { OrderLink } from '../detail/order-link.tsx';
import { QuoteLink } from '../detail/quote-link.tsx';
import { moneyText, sumsText } from '../money-text.ts';
import { PriceChange } from '../price-change.tsx';
import { pricesOf, type RatePrice } from '../rate-prices.ts';
import { DirectMark, routeText } from '../rate-route.tsx';
import { RateState, RateTags, SpaceLabel, ValidTo } from '../rate-tags.tsx';
import { atPort, departsOn } from '../sailing-text.ts';
import { WatchButtons } from '../watches/watch-buttons.tsx';
import type { OfferedRate } from './offered-rates.ts';
import './rate-card.css';

interface RateCardProps {
  offered: OfferedRate;
  path: string;
  /** What is to be carried and for whom, as an address says it. */
  asked: URLSearchParams;
  /** What the price is for, in words; empty where nothing is priced. */
  cargo: string;
  shows: 'freight' | 'allIn';
  /** Of what is asked; of these the company's own layers are shown. */
  boxTypes: readonly string[];
  compare?: { isChosen: boolean; isFull: boolean; toggle: () => void } | undefined;
}

/** A rate on a phone. */
export function RateCard({ offered, path, asked, cargo, shows, boxTypes, compare }: RateCardProps) {
  const words = useWords();
  const { rate, found } = offered;
  return (
    <article className="rate-card">
      <Link to={path} className="rate-card-open">
        <span className="rate-card-head">
          <strong>{rate.carrierName}</strong>
          <span className="rate-card-code">{rate.carrierCode}</span>
          <RateTags rate={rate} />
          <RateState rate={rate} />
        </span>
        <span className="rate-card-route">
          {routeText(rate)} <small>{rate.isDirect && <DirectMark rate={rate} />}</small>
        </span>
        {found?.isToBasePort && <span className="rate-card-note">{words('rateToBasePort')}</span>}
        {found && shows === 'allIn' ? (
          <AllIn found={found} cargo={cargo} />
        ) : (
          <BoxPrices rate={rate} changes={found?.changes ?? []} />
        )}
        <Layers rate={rate} boxTypes={boxTypes} />
        <span className="rate-card-facts">
          {factsOf(offered, words).map(([name, value]) => (
            <span key={name}>
              <small>{name}</small> <span className="number">{value}</span>
            </span>
          ))}
          <span>
            <small>{words('rateValidTo')}</small> <ValidTo rate={rate} />
          </span>
          <SpaceLabel space={rate.space} />
        </span>
      </Link>
      <footer className="rate-card-foot">
        <ChatWithPublisher rate={rate} />
        <WatchButtons rate={rate} boxTypes={boxTypes} />
        <QuoteLink rate={rate} asked={asked} className="rate-card-quote" />
        <OrderLink rate={rate} asked={asked} className="rate-card-quote" />
        {compare && (
          <label className="rate-card-compare">
            <input
              type="checkbox"
              checked={compare.isChosen}
              disabled={!compare.isChosen && compare.isFull}
              onChange={compare.toggle}
            />
            {words('rateCompare')}
          </label>
        )}
      </footer>
    </article>
  );
}

function factsOf({ rate, found }: OfferedRate, words: Say): (readonly [string, string])[] {
  const next = found?.nextSailing;
  const { transitDays, freeDemurrage, freeDetention } = rate;
  const days = (count: number) => words('rateDays', { count });
  return [
    ...(next
      ? [
          [words('rateNextSailing'), departsOn(next)] as const,
          ...(next.cutCustoms
            ? [[words('rateCutCustoms'), atPort(next.cutCustoms, next.timeZone)] as const]
            : []),
        ]
      : rate.frequency
        ? [[words('rateFrequency'), rate.frequency] as const]
        : []),
    ...(transitDays !== null ? [[words('rateTransit'), days(transitDays)] as const] : []),
    ...(freeDemurrage !== null ? [[words('rateFreeDemurrage'), days(freeDemurrage)] as const] : []),
    ...(freeDetention !== null ? [[words('rateFreeDetention'), days(freeDetention)] as const] : []),
  ];
}

interface AllInProps {
  found: NonNullable<OfferedRate['found']>;
  cargo: string;
}

/** What everything comes to: one sum where it can be converted, else one for each currency. */
function AllIn({ found: { price, missing, changes }, cargo }: AllInProps) {
  const words = useWords();
  if (!price)
    return (
      <span className="rate-card-note">
        {missing.length > 0
          ? words('rateNoPriceFor', { types: missing.join(' ') })
          : words('rateNoPriceForWeight')}
      </span>
    );
  const { converted, totals, missingRate } = price;
  return (
    <span className="rate-card-all-in">
      <span className="rate-card-total number">
        {converted ? moneyText(converted.total) : sumsText(totals)}
      </span>
      <span className="rate-card-sums number">
        {converted && totals.some(({ currency }) => currency !== converted.total.currency) && (
          <span>{sumsText(totals)}</span>
        )}
        <span>{words('rateAllInFor', { cargo })}</span>
        {changes.map(({ type, change }) => (
          <span key={type}>
            {changes.length > 1 && type} <PriceChange change={change} />
          </span>
        ))}
      </span>
      {missingRate && <span className="rate-card-note">{words('rateFxMissing', missingRate)}</span>}
    </span>
  );
}

interface BoxPricesProps {
  rate: RateRow;
  changes: NonNullable<OfferedRate['found']>['changes'];
}

function BoxPrices({ rate, changes }: BoxPricesProps) {
  const words = useWords();
  return (
    <span className="rate-card-prices">
      {pricesOf(rate, words).map(({ place, name, sell }) => (
        <span key={place}>
          <small>{name}</small>
          <span className="rate-card-price number">
            {rate.currency} {figureText(sell)}{' '}
            <PriceChange change={changes.find(({ type }) => type === place)?.change} />
          </span>
        </span>
      ))}
    </span>
  );
}

const isKnown = ({ cost, floor }: RatePrice): boolean => cost !== undefined || floor !== undefined;

/** Cost, floor and what is left: the server sends them only to who may see them. */
function Layers({ rate, boxTypes }: { rate: RateRow; boxTypes: readonly string[] }) {
  const words = useWords();
  const known = pricesOf(rate, words).filter(isKnown);
  const asked = known.filter(({ place }) => boxTypes.includes(place));
  const shown = (asked.length > 0 ? asked : known).slice(0, 3);
  if (shown.length === 0) return null;
  return (
    <span className="rate-card-layers number">
      {shown.map(({ place, name, cost, floor, margin }) => (
        <span key={place}>
          {name}
          {cost != null && ` · ${words('rateCost')} ${figureText(cost)}`}
          {floor != null && ` · ${words('rateFloor')} ${figureText(floor)}`}
          {margin !== undefined && ` · ${words('rateMargin')} ${figureText(margin)}`}
        </span>
      ))}
    </span>
  );
}
