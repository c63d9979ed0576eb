import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { CargoFields } from '../cargo/cargo-fields.tsx';
import { Stepper } from '../cargo/stepper.tsx';
import '../detail/calculator.css';
import { cargoFlags, type TariffQuestion } from './tariff-question.ts';

interface TariffCalculatorProps {
  question: TariffQuestion;
  onChange: (changes: Partial<TariffQuestion>) => void;
}

const flagWords = {
  isDangerous: 'chargeDangerous',
  isOversize: 'chargeOversize',
  isRefrigerated: 'chargeRefrigerated',
} as const;

/** For which cargo the lines are counted. */
export function TariffCalculator({ question, onChange }: TariffCalculatorProps) {
  const words = useWords();
  const { mode, cargo, bills, flags } = question;
  return (
    <Card title={words('tariffCalculator')}>
      <div className="calculator">
        <CargoFields mode={mode} value={cargo} withWeight onChange={(next) => onChange({ cargo: next })} />
        <div className="calculator-count">
          <span>{words('rateBills')}</span>
          <Stepper
            label={words('rateBills')}
            value={bills}
            least={1}
            most={99}
            onChange={(next) => onChange({ bills: next })}
          />
        </div>
        <fieldset className="calculator-flags">
          <legend className="visually-hidden">{words('rateConditions')}</legend>
          {cargoFlags.map((flag) => (
            <label key={flag}>
              <input
                type="checkbox"
                checked={flags.includes(flag)}
                onChange={(event) =>
                  onChange({
                    flags: event.target.checked ? [...flags, flag] : flags.filter((one) => one !== flag),
                  })
                }
              />
              {words(flagWords[flag])}
            </label>
          ))}
        </fieldset>
      </div>
    </Card>
  );
}
