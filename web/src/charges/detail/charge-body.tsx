import type { ChargeRow } from '@fairway/contract/shipment-charges.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { moneyText } from '../../freight/money-text.ts';
import { type Say, useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { HeadCard } from '../../ui/head-card.tsx';
import { Link } from '../../ui/link.tsx';
import { StepIndicator } from '../../ui/step-indicator.tsx';
import { ChargeMarks } from '../charge-marks.tsx';
import { ChargeStateLabel } from '../charge-state-label.tsx';
import {
  amountText,
  bookText,
  countText,
  nameText,
  overPromise,
  rateText,
  taxedText,
  vatText,
} from '../charge-text.ts';
import { originWords, sideWords } from '../charge-words.ts';
import { DifferenceMark } from '../difference-mark.tsx';
import { changePathOf, chargePathOf, shipmentChargesPathOf } from '../paths.ts';
import './charge-body.css';
import { stepsOf } from './charge-steps.ts';

/** What a charge is, how it was worked out, what was promised for it, and how far it is. */
export function ChargeBody({ charge }: { charge: ChargeRow }) {
  const words = useWords();
  return (
    <>
      <HeadCard
        title={amountText(charge)}
        mark={<ChargeMarks charge={charge} />}
        state={<ChargeStateLabel status={charge.status} />}
      >
        {charge.stateRemark && charge.changeId === null && (
          <p className="charge-said">{words('chargeSaid', { text: charge.stateRemark })}</p>
        )}
        <StepIndicator steps={stepsOf(charge, words)} />
      </HeadCard>
      <Card title={words('chargeAbout')}>
        <Facts
          facts={[
            [words('chargeWhat'), nameText(charge)],
            [words('chargeSide'), words(sideWords[charge.side])],
            [words('chargeParty'), charge.partyName],
            [
              words('chargeShipment'),
              <Link key="s" to={shipmentChargesPathOf(charge.shipmentId)}>
                {charge.shipmentNo}
              </Link>,
            ],
            [words('chargeCustomer'), charge.customerName],
            [words('chargeSales'), charge.salesName],
            [words('chargeEtd'), charge.etdOn],
            [words('chargePeriod'), charge.period],
            [words('chargeSource'), words(originWords[charge.source])],
            [
              words('chargeCorrects'),
              charge.correctsId && (
                <Link key="c" to={chargePathOf(charge.correctsId)}>
                  {words('chargeCorrectsOpen')}
                </Link>
              ),
            ],
            [
              words('chargeByChange'),
              charge.changeId && (
                <Link key="o" to={changePathOf(charge.changeId)}>
                  {charge.stateRemark || words('changeOne')}
                </Link>
              ),
            ],
            [
              words('chargeCreatedBy'),
              charge.createdByName && `${charge.createdByName} ${formatDate(charge.creatorTime)}`,
            ],
            [words('chargeTaxed'), taxedFact(charge, words)],
            [words('chargeRemark'), charge.remark],
          ]}
        />
      </Card>
      <Calculation charge={charge} />
      <PromisedCard charge={charge} />
    </>
  );
}

/** Only what is billed can be on a tax invoice. */
const taxedFact = (charge: ChargeRow, words: Say): string =>
  taxedText(charge, words) || (charge.taxed && Number(charge.invoiced) !== 0 ? words('chargeTaxedNone') : '');

/** Every step from the price to what it is worth in the books. */
function Calculation({ charge }: { charge: ChargeRow }) {
  const words = useWords();
  const { currency, net, tax } = charge;
  return (
    <Card title={words('chargeCalculation')}>
      <dl className="charge-sum-lines number">
        <Line name={words('chargeAmountWithTax')} how={countText(charge, words)} sum={amountText(charge)} />
        <Line
          name={words('chargeTax')}
          how={vatText(charge.vatKind, charge.vatRate, words)}
          sum={moneyText({ currency, amount: tax })}
        />
        <Line name={words('chargeNet')} how="" sum={moneyText({ currency, amount: net })} />
        <Line name={words('chargeBookAmount')} how={rateText(charge, words)} sum={bookText(charge) || '—'} />
      </dl>
      {charge.bookRate === null && (
        <p className="charge-warn" role="status">
          {words('chargeNoRateWhat', { date: charge.etdOn ?? '' })}
        </p>
      )}
    </Card>
  );
}

const Line = ({ name, how, sum }: { name: string; how: string; sum: string }) => (
  <div>
    <dt>
      {name}
      {how && <small>{how}</small>}
    </dt>
    <dd>{sum}</dd>
  </div>
);

/** What the quote or the order said, and how far the charge is from it. */
function PromisedCard({ charge }: { charge: ChargeRow }) {
  const words = useWords();
  const more = overPromise(charge);
  if (!charge.promised) return null;
  return (
    <Card title={words('chargeAgainstQuote')}>
      <dl className="charge-sum-lines number">
        <Line name={words('chargeQuoted')} how="" sum={moneyText(charge.promised)} />
        <Line name={words('chargeCharged')} how="" sum={amountText(charge)} />
        <div>
          <dt>{words('chargeDifference')}</dt>
          <dd>{more ? <DifferenceMark difference={more} /> : words('chargeVarianceCurrency')}</dd>
        </div>
      </dl>
    </Card>
  );
}
