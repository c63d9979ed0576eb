import type { Tariff } from '@fairway/contract/local-charges.ts';
import { useWords } from '../../language/words.ts';
import { cargoText } from '../cargo/cargo-text.ts';
import { FxLines } from '../detail/fx-lines.tsx';
import { moneyText, sumsText } from '../money-text.ts';
import type { TariffQuestion } from './tariff-question.ts';
import './tariff-total.css';

interface TariffTotalProps {
  tariff: Tariff;
  question: TariffQuestion;
  isBusy: boolean;
}

/** What the charges come to for the chosen cargo: by currency, and in one of them by a rate that is named. */
export function TariffTotal({ tariff, question, isBusy }: TariffTotalProps) {
  const words = useWords();
  const { totals, converted, missingRate, lines } = tariff.price;
  const isConverted = converted !== null && converted.rates.length > 0;
  return (
    <section className="tariff-total" aria-label={words('tariffTotal')} aria-busy={isBusy}>
      <p className="tariff-total-for number">
        {words('tariffTotalFor', { cargo: cargoText(question.mode, question.cargo, words) })}
        <span>{words('tariffLineCount', { count: lines.length })}</span>
      </p>
      <p className="tariff-total-sum number" role="status">
        {totals.length > 0 ? sumsText(totals) : words('tariffNothingDue')}
      </p>
      {isConverted && (
        <p className="tariff-total-converted number">
          {words('rateConverted')} {moneyText(converted.total)}
        </p>
      )}
      {isConverted && <FxLines rates={converted.rates} />}
      {missingRate && <p className="tariff-total-note">{words('rateFxMissing', missingRate)}</p>}
    </section>
  );
}
