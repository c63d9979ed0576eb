import type { TransportMode } from '@fairway/contract/freight-rates.ts';
import { EntityPicker } from '../../entities/entity-picker.tsx';
import { useWords } from '../../language/words.ts';
import { Chip } from '../../ui/chip.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useSession } from '../../wire/session-store.ts';
import { CargoFields } from '../cargo/cargo-fields.tsx';
import { Stepper } from '../cargo/stepper.tsx';
import { isGoodsValue, type Question } from './calculation.ts';
import './calculator.css';
import { ChargeName } from './charge-name.tsx';

const currencies = ['CNY', 'USD', 'EUR', 'HKD', 'JPY', 'GBP'];

interface QuestionsProps {
  mode: TransportMode;
  question: Question;
  change: (changes: Partial<Question>) => void;
  /** False where the screen asks that itself. */
  asksForWhom?: boolean;
  /** A charge is a share of what the goods are worth. */
  asksValue?: boolean;
}

/** What is to be carried, when, and what is to be in the price. */
export function Questions({ mode, question, change, asksForWhom = true, asksValue = false }: QuestionsProps) {
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
      <CargoFields mode={mode} value={question.cargo} withWeight onChange={(cargo) => change({ cargo })} />
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
      {(asksValue || question.goodsValue !== '') && (
        <div className="calculator-pair">
          <TextField
            label={words('cargoValue')}
            inputMode="decimal"
            value={question.goodsValue}
            error={
              question.goodsValue !== '' && !isGoodsValue(question.goodsValue)
                ? words('cargoQuantityWrong')
                : undefined
            }
            onChange={(event) => change({ goodsValue: event.target.value.trim() })}
          />
          <SelectField
            label={words('rateCurrency')}
            placeholder={words('pickPlaceholder')}
            value={question.valueCurrency}
            options={currencies.map((value) => ({ value, label: value }))}
            onChange={(event) => change({ valueCurrency: event.target.value || 'USD' })}
          />
        </div>
      )}
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
        {isStaff && asksForWhom && (
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
