import type { Tariff, TariffRow } from '@fairway/contract/local-charges.ts';
import { sumByCurrency } from '@fairway/domain/money/money.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { reasonText } from '../detail/charge-words.ts';
import { sumsText } from '../money-text.ts';
import './tariff-charges.css';
import { amountsOf, byPayee, conditionsText, periodText, rowPriceText, taxText } from './tariff-text.ts';
import { payeeWords } from './tariff-words.ts';

interface TariffChargesProps {
  tariff: Tariff;
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

/** The charges of a tariff by who is paid, each with what it comes to or why it does not. */
export function TariffCharges({ tariff, chosen, onChoose }: TariffChargesProps) {
  const words = useWords();
  return (
    <div className="tariff-groups">
      {byPayee(tariff.rows).map(({ payee, rows }) => {
        const sums = sumByCurrency(rows.flatMap(({ id }) => amountsOf(tariff.price, id)));
        return (
          <Card
            key={payee}
            title={words(payeeWords[payee])}
            state={<span className="tariff-group-sum number">{sumsText(sums)}</span>}
          >
            <ul className="tariff-charges" aria-label={words(payeeWords[payee])}>
              {rows.map((row) => (
                <TariffCharge key={row.id} row={row} tariff={tariff} chosen={chosen} onChoose={onChoose} />
              ))}
            </ul>
          </Card>
        );
      })}
    </div>
  );
}

function TariffCharge({ row, tariff, chosen, onChoose }: TariffChargesProps & { row: TariffRow }) {
  const words = useWords();
  const amounts = amountsOf(tariff.price, row.id);
  const excluded = tariff.price.excluded.find(({ ruleId }) => ruleId === row.id);
  const isOptional = !row.isMandatory;
  const { chargeCode } = row;
  const facts = [taxText(row, words), conditionsText(row, words), periodText(row, words), row.remark];
  return (
    <li>
      <p className="tariff-charge-head">
        <strong>{row.chargeName}</strong> <small className="number">{chargeCode}</small>
        <TariffMarks row={row} hasCarrier={tariff.carrier !== null} />
      </p>
      <p className="tariff-charge-amount number">
        {amounts.length > 0 ? sumsText(amounts) : <span className="tariff-charge-none">—</span>}
      </p>
      <p className="tariff-charge-price number">{rowPriceText(row, words)}</p>
      <p className="tariff-charge-facts number">{facts.filter(Boolean).join(' · ')}</p>
      {isOptional ? (
        <label className="tariff-charge-wanted">
          <input
            type="checkbox"
            checked={chosen.includes(chargeCode)}
            onChange={(event) =>
              onChoose(
                event.target.checked ? [...chosen, chargeCode] : chosen.filter((one) => one !== chargeCode),
              )
            }
          />
          {words('tariffTakeIn')}
          <span className="visually-hidden"> {row.chargeName}</span>
        </label>
      ) : (
        excluded && <p className="tariff-charge-why">{reasonText(excluded, words)}</p>
      )}
    </li>
  );
}

/** That a general line stands in, that it was agreed with the customer, or that it is not always due. */
export function TariffMarks({ row, hasCarrier }: { row: TariffRow; hasCarrier: boolean }) {
  const words = useWords();
  return (
    <>
      {hasCarrier && row.isGeneral && <StateLabel tone="neutral">{words('tariffGeneralMark')}</StateLabel>}
      {row.isOwn && <StateLabel tone="brand">{words('tariffOwn')}</StateLabel>}
      {!row.isMandatory && <StateLabel tone="neutral">{words('tariffOptional')}</StateLabel>}
    </>
  );
}
