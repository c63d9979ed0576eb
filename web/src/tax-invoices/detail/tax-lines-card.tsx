import type { TaxGroup, TaxInvoiceDetail } from '@fairway/contract/tax-invoices.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { figureText } from '../../entities/field-text.ts';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { vatText } from '../tax-words.ts';

/** Its lines, and what they come to by rate. */
export function TaxLinesCard({ invoice }: { invoice: TaxInvoiceDetail }) {
  const words = useWords();
  return (
    <Card title={words('taxLines')}>
      <ul className="tax-rows">
        {invoice.lines.map((line) => (
          <li key={line.id}>
            <span>
              {line.itemName}
              <small className="number">
                {[
                  line.invoiceNo,
                  line.shipmentNo,
                  line.chargeName,
                  `${moneyText(line)}${line.currency === 'CNY' ? '' : ` @ ${figureText(line.rate)}`}`,
                  words('taxLineTax', { rate: vatText(line, words), tax: thousandsFormat(line.tax) }),
                  Number(line.redGross) !== 0 && words('taxLineRed', { red: thousandsFormat(line.redGross) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </span>
            <strong className="number">{moneyText({ currency: 'CNY', amount: line.gross })}</strong>
          </li>
        ))}
      </ul>
      <RateTable groups={invoice.groups} totals={invoice} />
    </Card>
  );
}

interface RateTableProps {
  groups: readonly TaxGroup[];
  totals: { gross: string; net: string; tax: string };
}

/** By rate, and all together. */
export function RateTable({ groups, totals }: RateTableProps) {
  const words = useWords();
  return (
    <div className="tax-table">
      <table className="number">
        <caption className="visually-hidden">{words('taxByRate')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('taxRate')}</th>
            <th scope="col">{words('taxNet')}</th>
            <th scope="col">{words('taxTax')}</th>
            <th scope="col">{words('taxGross')}</th>
          </tr>
        </thead>
        <tbody>
          {groups.map((group) => (
            <tr key={`${group.vatKind} ${group.vatRate}`}>
              <th scope="row">{vatText(group, words)}</th>
              <td>{thousandsFormat(group.net)}</td>
              <td>{thousandsFormat(group.tax)}</td>
              <td>{thousandsFormat(group.gross)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words('taxTotal')}</th>
            <td>{thousandsFormat(totals.net)}</td>
            <td>{thousandsFormat(totals.tax)}</td>
            <td>{thousandsFormat(totals.gross)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
