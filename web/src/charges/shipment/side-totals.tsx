import type { ChargeRow } from '@fairway/contract/shipment-charges.ts';
import { sumByCurrency } from '@fairway/domain/money/money.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { useWords } from '../../language/words.ts';
import './side-totals.css';

/** What the charges of a side come to, each currency by itself, with the tax taken out. */
export function SideTotals({ rows }: { rows: readonly ChargeRow[] }) {
  const words = useWords();
  if (rows.length === 0) return null;
  const sums = (of: 'amount' | 'net' | 'tax') =>
    new Map(
      sumByCurrency(rows.map((row) => ({ currency: row.currency, amount: row[of] }))).map((sum) => [
        sum.currency,
        sum.amount,
      ]),
    );
  const [amount, net, tax] = [sums('amount'), sums('net'), sums('tax')];
  return (
    <table className="side-totals number" aria-label={words('chargeTotal')}>
      <thead>
        <tr>
          <th scope="col">{words('chargeCurrency')}</th>
          <th scope="col">{words('chargeAmount')}</th>
          <th scope="col">{words('chargeNet')}</th>
          <th scope="col">{words('chargeTax')}</th>
        </tr>
      </thead>
      <tbody>
        {[...amount].map(([currency, sum]) => (
          <tr key={currency}>
            <th scope="row">{currency}</th>
            <td>{thousandsFormat(sum)}</td>
            <td>{thousandsFormat(net.get(currency) ?? '0.00')}</td>
            <td>{thousandsFormat(tax.get(currency) ?? '0.00')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
