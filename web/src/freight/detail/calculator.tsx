import type { RateRow } from '@fairway/contract/freight-rates.ts';
import type { CalculatedRate } from '@fairway/contract/freight-search.ts';
import { EntityPicker } from '../../entities/entity-picker.tsx';
import { useWords } from '../../language/words.ts';
import { copyText } from '../../native/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Chip } from '../../ui/chip.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSession } from '../../wire/session-store.ts';
import { CargoFields } from '../cargo/cargo-fields.tsx';
import { cargoText, isByBox } from '../cargo/cargo-text.ts';
import { Stepper } from '../cargo/stepper.tsx';
import { moneyText, sumsText } from '../money-text.ts';
import type { Calculation } from './calculation.ts';
import './calculator.css';
import { ChargeName } from './charge-name.tsx';
import { FxLines } from './fx-lines.tsx';
import { PriceLines } from './price-lines.tsx';
import { priceAsText } from './price-text.ts';

const currencies = ['CNY', 'USD', 'EUR', 'HKD', 'JPY', 'GBP'];

interface CalculatorProps {
  rate: RateRow;
  calculation: Calculation;
}

/** What a cargo costs with this rate, everything in it. */
export function Calculator({ rate, calculation }: CalculatorProps) {
  const words = useWords();
  const { priced } = calculation;
  return (
    <Card title={words('rateCalculator')}>
      <div className="calculator">
        <Questions rate={rate} calculation={calculation} />
        <Loaded query={priced}>
          {(found) => (
            <div aria-busy={priced.isPlaceholderData}>
              <Answer rate={rate} found={found} calculation={calculation} />
            </div>
          )}
        </Loaded>
      </div>
    </Card>
  );
}

function Questions({ rate, calculation: { question, change } }: CalculatorProps) {
  const words = useWords();
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  const switches = [
    ['isDangerous', words('chargeDangerous')],
    ['isOversize', words('chargeOversize')],
    ['isRefrigerated', words('chargeRefrigerated')],
    ['withCollect', words('rateWithCollect')],
  ] as const;
  return (
    <>
      <CargoFields
        mode={rate.mode}
        value={question.cargo}
        withWeight
        onChange={(cargo) => change({ cargo })}
      />
      <div className="calculator-pair">
        <DateField
          label={words('rateSailingDay')}
          kind="day"
          value={question.etd}
          onChange={(etd) => etd && change({ etd })}
        />
        <div className="calculator-count">
          <span>{words('rateBills')}</span>
          <Stepper
            label={words('rateBills')}
            value={question.bills}
            least={1}
            most={99}
            onChange={(bills) => change({ bills })}
          />
        </div>
      </div>
      <fieldset className="calculator-flags">
        <legend className="visually-hidden">{words('rateConditions')}</legend>
        {switches.map(([name, label]) => (
          <label key={name}>
            <input
              type="checkbox"
              checked={question[name]}
              onChange={(event) => change({ [name]: event.target.checked })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      {question.chosen.length > 0 && (
        <ul className="calculator-chosen" aria-label={words('rateChosenCharges')}>
          {question.chosen.map((code) => (
            <li key={code}>
              <Chip
                remove={{
                  label: words('rateLeaveOut', { code }),
                  onRemove: () => change({ chosen: question.chosen.filter((one) => one !== code) }),
                }}
              >
                <ChargeName code={code} />
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div className="calculator-pair">
        {isStaff && (
          <EntityPicker
            entity="Customer"
            label={words('rateForCustomer')}
            placeholder={words('rateForAnybody')}
            values={question.customerId ? [question.customerId] : []}
            onChange={([customerId = '']) => change({ customerId })}
          />
        )}
        <SelectField
          label={words('rateConvertTo')}
          placeholder={words('pickPlaceholder')}
          value={question.currency}
          options={currencies.map((value) => ({ value, label: value }))}
          onChange={(event) => change({ currency: event.target.value || 'CNY' })}
        />
      </div>
    </>
  );
}

interface AnswerProps extends CalculatorProps {
  found: CalculatedRate;
}

function Answer({ rate, found, calculation: { question } }: AnswerProps) {
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
      {!found.pricing.isKnown && (
        <p className="calculator-line">{words('ratePricedAs', { day: found.pricing.date })}</p>
      )}
      <details className="calculator-lines">
        <summary>{words('rateAllLines', { count: lines.length })}</summary>
        <PriceLines label={words('rateAllLinesOf')} lines={lines} />
      </details>
      <Button icon="copy" onClick={() => void copy()}>
        {words('rateCopyText')}
      </Button>
    </div>
  );
}
