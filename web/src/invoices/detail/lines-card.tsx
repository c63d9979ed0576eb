import type { InvoiceDetail, InvoiceLine } from '@fairway/contract/invoices.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { shipmentPathOf } from '../../shipments/paths.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { disputeStateWords, disputeTones } from '../invoice-words.ts';
import { countText, lineName, taxParts, vatText } from './line-text.ts';
import './lines-card.css';

/** What is billed, shipment by shipment, and what of it is tax. */
export function LinesCard({ invoice }: { invoice: InvoiceDetail }) {
  const words = useWords();
  const { currency, lines, shipments } = invoice;
  return (
    <Card title={words('invoiceLines')}>
      {shipments.map((shipment) => (
        <section key={shipment.id} className="invoice-shipment" aria-label={shipment.shipmentNo}>
          <header>
            <h3>
              <Link to={shipmentPathOf(shipment.id)}>{shipment.shipmentNo}</Link>
            </h3>
            <strong className="number">{moneyText({ currency, amount: shipment.total })}</strong>
            <p>
              {[
                [shipment.mblNo, shipment.hblNo].filter(Boolean).join(' / '),
                shipment.vessel,
                shipment.route,
                shipment.boxes,
                shipment.etdOn && words('invoiceEtd', { date: shipment.etdOn }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </header>
          <ul className="invoice-lines">
            {lines
              .filter(({ shipmentId }) => shipmentId === shipment.id)
              .map((line) => (
                <Line key={line.id} line={line} currency={currency} />
              ))}
          </ul>
        </section>
      ))}
      <TaxSplit invoice={invoice} />
    </Card>
  );
}

function Line({ line, currency }: { line: InvoiceLine; currency: string }) {
  const words = useWords();
  const { dispute } = line;
  return (
    <li>
      <span className="invoice-line-name">
        {lineName(line)}
        <small className="number">
          {[
            countText(line, words),
            words('invoiceLineTax', { rate: vatText(line, words), tax: thousandsFormat(line.tax) }),
            Number(line.credited) > 0 &&
              words('invoiceLineCredited', { sum: thousandsFormat(line.credited) }),
            Number(line.taxInvoiced) !== 0 &&
              words('invoiceLineTaxed', { sum: thousandsFormat(line.taxInvoiced) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        {line.memo && <small>{line.memo}</small>}
      </span>
      <span className="invoice-line-sum number">
        {moneyText({ currency, amount: line.amount })}
        {dispute && (
          <StateLabel tone={disputeTones[dispute.status]}>
            {words(disputeStateWords[dispute.status])}
          </StateLabel>
        )}
      </span>
    </li>
  );
}

function TaxSplit({ invoice }: { invoice: InvoiceDetail }) {
  const words = useWords();
  const { currency, net, tax, total } = invoice;
  return (
    <div className="invoice-taxes">
      <table className="number">
        <caption className="visually-hidden">{words('invoiceTaxSplit')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('invoiceVatRate')}</th>
            <th scope="col">{words('invoiceNet')}</th>
            <th scope="col">{words('invoiceTax')}</th>
            <th scope="col">{words('invoiceWithTax')}</th>
          </tr>
        </thead>
        <tbody>
          {taxParts(invoice.lines, words).map((part) => (
            <tr key={part.vat}>
              <th scope="row">{part.vat}</th>
              <td>{thousandsFormat(part.net)}</td>
              <td>{thousandsFormat(part.tax)}</td>
              <td>{thousandsFormat(part.amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words('invoiceSumIn', { currency })}</th>
            <td>{thousandsFormat(net)}</td>
            <td>{thousandsFormat(tax)}</td>
            <td>{thousandsFormat(total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
