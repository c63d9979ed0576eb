import type { Tariff, TariffRow } from '@fairway/contract/local-charges.ts';
import { figureText } from '../../entities/field-text.ts';
import { useLanguage, useWords } from '../../language/words.ts';
import { sumsText } from '../money-text.ts';
import { unitWords } from '../rate-words.ts';
import { TariffMarks } from './tariff-charges.tsx';
import './tariff-table.css';
import {
  amountsOf,
  boxColumns,
  boxesOfRow,
  conditionsText,
  inOrder,
  periodText,
  taxText,
} from './tariff-text.ts';
import { payeeWords } from './tariff-words.ts';

/** All lines of a tariff with all that is kept of them. */
export function TariffTable({ tariff }: { tariff: Tariff }) {
  const words = useWords();
  const language = useLanguage();
  return (
    <table className="tariff-table">
      <caption className="visually-hidden">{words('tariffLines')}</caption>
      <thead>
        <tr>
          <th scope="col">{words('tariffCharge')}</th>
          <th scope="col">{words('tariffUnit')}</th>
          {boxColumns.map((type) => (
            <th key={type} scope="col" className="tariff-figure">
              {type}
            </th>
          ))}
          <th scope="col">{words('rateCurrency')}</th>
          <th scope="col">{words('tariffTaxRate')}</th>
          <th scope="col">{words('tariffPayee')}</th>
          <th scope="col">{words('tariffTerms')}</th>
          <th scope="col" className="tariff-figure">
            {words('tariffAmount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {inOrder(tariff.rows).map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <span className="tariff-table-name">
                <strong className="number">{row.chargeCode}</strong>
                {language === 'zh-CN' ? row.nameCn : row.nameEn}
                <TariffMarks row={row} hasCarrier={tariff.carrier !== null} />
              </span>
              <small lang={language === 'zh-CN' ? 'en' : 'zh-CN'}>
                {language === 'zh-CN' ? row.nameEn : row.nameCn}
              </small>
            </th>
            <td>{words(unitWords[row.unit])}</td>
            <PriceCells row={row} />
            <td className="number">{row.currency}</td>
            <td className="number">{taxText(row, words)}</td>
            <td>{words(payeeWords[row.payTo])}</td>
            <td className="tariff-table-terms">
              {[conditionsText(row, words), otherBoxes(row), row.remark].filter(Boolean).join(' · ')}
              <small className="number">{periodText(row, words)}</small>
            </td>
            <td className="tariff-figure number">{sumsText(amountsOf(tariff.price, row.id)) || '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Prices of boxes that have no column. */
const otherBoxes = (row: TariffRow): string =>
  boxesOfRow(row)
    .filter((type) => !boxColumns.some((usual) => usual === type))
    .map((type) => `${type} ${figureText(row.prices[type])}`)
    .join(' ');

/** A price for each box; one that is the same for all stands across them. */
function PriceCells({ row }: { row: TariffRow }) {
  if (Object.keys(row.prices).length === 0)
    return (
      <td colSpan={boxColumns.length} className="tariff-flat number">
        {row.price === null ? '—' : `${figureText(row.price)}${row.unit === 'pct' ? '%' : ''}`}
      </td>
    );
  return boxColumns.map((type) => {
    const price = row.prices[type] ?? row.price;
    return (
      <td key={type} className="tariff-figure number">
        {price === null ? '—' : figureText(price)}
      </td>
    );
  });
}
