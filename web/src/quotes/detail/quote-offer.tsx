import {
  type QuoteLanguage,
  type QuoteLine,
  quoteGroups,
  type SharedQuote,
} from '@fairway/contract/quotes.ts';
import { FxLines } from '../../freight/detail/fx-lines.tsx';
import { moneyText } from '../../freight/money-text.ts';
import { basisWords } from '../../freight/rate-words.ts';
import { atPort } from '../../freight/sailing-text.ts';
import { type Say, useLanguage, useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import {
  chargeNameIn,
  exclusionText,
  lineSumText,
  nameIn,
  quoteCargoText,
  quoteLanguageOf,
  untilText,
} from '../quote-text.ts';
import { quoteGroupWords } from '../quote-words.ts';
import './quote-offer.css';

/** What is said to whom it is for; the same in the app, behind the link and on a picture. */
export type Offer = Pick<
  SharedQuote,
  | (
      | 'quoteNo'
      | 'customerName'
      | 'ownerName'
      | 'cargo'
      | 'totals'
      | 'validUntil'
      | 'addressee'
      | 'contactName'
    )
  | ('rate' | 'sailing' | 'lines' | 'excluded' | 'converted' | 'missingRate' | 'remark' | 'companyName')
  | ('ownerPhone' | 'ownerEmail')
>;

/** The whole offer, card below card. */
export function QuoteOffer({ offer }: { offer: Offer }) {
  const words = useWords();
  const language = quoteLanguageOf(useLanguage());
  return (
    <>
      <Card title={words('quoteTotals')}>
        <Totals offer={offer} />
      </Card>
      <Card title={words('quoteLines')}>
        <OfferLines lines={offer.lines} />
      </Card>
      {offer.excluded.length > 0 && (
        <Card title={words('quoteNotIncluded')}>
          <ul className="offer-lines" aria-label={words('quoteNotIncluded')}>
            {offer.excluded.map((one) => (
              <li key={`${one.group} ${one.chargeCode} ${one.why}`}>
                <span className="offer-line-name">
                  {chargeNameIn(language, one)} <small>{one.chargeCode}</small>
                </span>
                <span className="offer-line-why">{exclusionText(one, words)}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
      <Card title={words('quoteTerms')}>
        <Facts facts={offerFacts(offer, words, language)} />
      </Card>
      {offer.remark && (
        <Card title={words('quoteRemark')}>
          <p className="offer-remark">{offer.remark}</p>
        </Card>
      )}
      <Card title={words('quoteForWhom')}>
        <Facts
          facts={[
            [words('quoteTo'), offer.customerName || offer.addressee],
            [words('quoteContact'), offer.contactName],
            [words('quoteCompany'), offer.companyName],
            [words('quoteOwner'), offer.ownerName],
            [
              words('quotePhone'),
              offer.ownerPhone && <a href={`tel:${offer.ownerPhone}`}>{offer.ownerPhone}</a>,
            ],
            [
              words('quoteEmail'),
              offer.ownerEmail && <a href={`mailto:${offer.ownerEmail}`}>{offer.ownerEmail}</a>,
            ],
          ]}
        />
      </Card>
    </>
  );
}

/** One sum for each currency; what they come to in one is said apart, with its exchange rates. */
export function Totals({ offer }: { offer: Pick<Offer, 'totals' | 'converted' | 'missingRate'> }) {
  const words = useWords();
  const { totals, converted, missingRate } = offer;
  const isOther = converted && totals.some(({ currency }) => currency !== converted.total.currency);
  return (
    <div className="offer-totals">
      <dl>
        {totals.map((sum) => (
          <div key={sum.currency}>
            <dt>{words('quoteTotalIn', { currency: sum.currency })}</dt>
            <dd className="number">{moneyText(sum)}</dd>
          </div>
        ))}
        {isOther && (
          <div className="offer-converted">
            <dt>{words('quoteConvertedTo')}</dt>
            <dd className="number">{moneyText(converted.total)}</dd>
          </div>
        )}
      </dl>
      {isOther && <FxLines rates={converted.rates} />}
      {missingRate && <p className="offer-note">{words('quoteFxMissing', missingRate)}</p>}
    </div>
  );
}

/** The charges in their parts: freight, surcharges, where it starts and where it ends. */
function OfferLines({ lines }: { lines: readonly QuoteLine[] }) {
  const words = useWords();
  return quoteGroups.map((group) => {
    const own = lines.filter((line) => line.group === group);
    if (own.length === 0) return null;
    const title = words(quoteGroupWords[group]);
    return (
      <section key={group} className="offer-group">
        <h3>{title}</h3>
        <ul className="offer-lines" aria-label={title}>
          {own.map((line) => (
            <OfferLine key={line.id} line={line} />
          ))}
        </ul>
      </section>
    );
  });
}

function OfferLine({ line }: { line: QuoteLine }) {
  const words = useWords();
  const language = quoteLanguageOf(useLanguage());
  const { currency, amount, isIncluded, paidAt } = line;
  return (
    <li>
      <span className="offer-line-name">
        {chargeNameIn(language, line)} <small>{line.chargeCode}</small>
      </span>
      <strong className="number">
        {isIncluded ? words('quoteIncluded') : moneyText({ currency, amount })}
      </strong>
      <span className="offer-line-why number">
        {isIncluded ? words('quoteIncludedLine') : lineSumText(line, words)}
        {paidAt === 'CC' && ` · ${words('chargeCollect')}`}
      </span>
    </li>
  );
}

/** Name and value of everything that holds of the carriage. */
export function offerFacts(
  { rate, sailing, cargo, validUntil }: Pick<Offer, 'rate' | 'sailing' | 'cargo' | 'validUntil'>,
  words: Say,
  language: QuoteLanguage,
): (readonly [string, string])[] {
  const days = (count: number | null) => (count === null ? '' : words('rateDays', { count }));
  return [
    [words('quoteValidUntil'), untilText(validUntil)],
    [words('quoteCarrier'), `${nameIn(language, rate.carrier)} ${rate.carrier.code}`],
    [words('quoteCargo'), quoteCargoText(rate.mode, cargo, words)],
    ...(sailing
      ? ([
          [
            words('quoteSailing'),
            `${sailing.vesselName} ${sailing.carrierVoyage} · ${words('rateDepartArrive', {
              etd: atPort(sailing.etd, sailing.timeZone),
              eta: atPort(sailing.eta, sailing.timeZone, 'MM-dd'),
              days: sailing.transitDays,
            })}`,
          ],
          [words('rateCutSi'), atPort(sailing.cutSi, sailing.timeZone)],
          [words('rateCutCustoms'), atPort(sailing.cutCustoms, sailing.timeZone)],
        ] as const)
      : []),
    [words('rateTransit'), days(rate.transitDays)],
    [words('rateFreeDemurrage'), days(rate.freeDemurrage)],
    [words('rateFreeDetention'), days(rate.freeDetention)],
    [words('rateWeightLimit'), rate.weightLimit],
    [words('rateFrequency'), rate.frequency],
    [words('rateGoods'), rate.commodity],
    [words('rateBasis'), words(basisWords[rate.validityBasis])],
    [words('ratePeriod'), `${rate.validFrom} – ${rate.validTo}`],
    [words('rateRemark'), rate.remark],
  ];
}
