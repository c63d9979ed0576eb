import type { RateRow } from '@fairway/contract/freight-rates.ts';
import type { CalculatedRate } from '@fairway/contract/freight-search.ts';
import { isWithin } from '@fairway/domain/freight/pricing-date.ts';
import type { ReactNode } from 'react';
import { useWords } from '../../language/words.ts';
import { copyText } from '../../native/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { toast } from '../../ui/toast.ts';
import { cargoText, isByBox } from '../cargo/cargo-text.ts';
import { moneyText, sumsText } from '../money-text.ts';
import { type Calculation, questionInAddress } from './calculation.ts';
import './calculator.css';
import { Questions } from './calculator-questions.tsx';
import { FxLines } from './fx-lines.tsx';
import { OrderLink } from './order-link.tsx';
import { PriceLines } from './price-lines.tsx';
import { priceAsText } from './price-text.ts';
import { QuoteLink } from './quote-link.tsx';

interface CalculatorProps {
  rate: RateRow;
  calculation: Calculation;
  /** What is done with the price, where a screen of its own asks for whom it is. */
  foot?: ReactNode;
}

/** What a cargo costs with this rate, everything in it. */
export function Calculator({ rate, calculation, foot }: CalculatorProps) {
  const words = useWords();
  const { priced } = calculation;
  return (
    <Card title={words('rateCalculator')}>
      <div className="calculator">
        <Questions
          mode={rate.mode}
          question={calculation.question}
          change={calculation.change}
          asksForWhom={!foot}
          asksValue={priced.data?.price?.excluded.some(({ reason }) => reason.why === 'noValue') ?? false}
        />
        <Loaded query={priced}>
          {(found) => (
            <div aria-busy={priced.isPlaceholderData}>
              <Answer rate={rate} found={found} calculation={calculation} foot={foot} />
            </div>
          )}
        </Loaded>
      </div>
    </Card>
  );
}

interface AnswerProps extends CalculatorProps {
  found: CalculatedRate;
}

function Answer({ rate, found, calculation: { question }, foot }: AnswerProps) {
  const words = useWords();
  const { price, missing } = found;
  const cargo = cargoText(rate.mode, question.cargo, words);
  if (!price)
    return (
      <p className="calculator-note" role="status">
        {missing.length > 0
          ? words('rateNoPriceFor', { types: missing.join(' ') })
          : words('rateNoPriceForWeight')}
      </p>
    );
  const { converted, missingRate, totals, lines } = price;
  const copy = async () => {
    const isCopied = await copyText(priceAsText({ rate, found, cargo, day: question.etd }, words));
    toast(words(isCopied ? 'rateCopied' : 'rateNotCopied'));
  };
  return (
    <div className="calculator-answer">
      <div role="status">
        {converted ? (
          <p className="calculator-total number">{moneyText(converted.total)}</p>
        ) : (
          <p className="calculator-total number">{sumsText(totals)}</p>
        )}
        <p className="calculator-line number">{words('rateAllInFor', { cargo })}</p>
        {missingRate && <p className="calculator-note">{words('rateFxMissing', missingRate)}</p>}
      </div>
      <dl className="calculator-sums">
        {totals.map((sum) => (
          <div key={sum.currency}>
            <dt>{words('rateSumIn', { currency: sum.currency })}</dt>
            <dd className="number">{moneyText(sum)}</dd>
          </div>
        ))}
        {converted?.perTeu && isByBox(rate.mode) && (
          <div>
            <dt>
              {words('ratePerTeu')} ({price.teu} TEU)
            </dt>
            <dd className="number">{moneyText(converted.perTeu)}</dd>
          </div>
        )}
      </dl>
      {converted && <FxLines rates={converted.rates} />}
      {!isWithin(found.pricing.date, rate) && (
        <p className="calculator-note" role="alert">
          {words('rateOutsidePeriod', { day: found.pricing.date, from: rate.validFrom, to: rate.validTo })}
        </p>
      )}
      {!found.pricing.isKnown && (
        <p className="calculator-line">{words('ratePricedAs', { day: found.pricing.date })}</p>
      )}
      <details className="calculator-lines">
        <summary>{words('rateAllLines', { count: lines.length })}</summary>
        <PriceLines label={words('rateAllLinesOf')} lines={lines} />
      </details>
      {foot ?? (
        <>
          <QuoteLink rate={rate} asked={questionInAddress(question)} />
          <OrderLink rate={rate} asked={questionInAddress(question)} />
          <Button icon="copy" onClick={() => void copy()}>
            {words('rateCopyText')}
          </Button>
        </>
      )}
    </div>
  );
}
