import type { InvoiceDetail } from '@fairway/contract/invoices.ts';
import type { InvoiceState } from '@fairway/contract/money-fields.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { quotedPair, quotedRate } from '@fairway/domain/payments/quoted-rate.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { figureText } from '../../entities/field-text.ts';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/link.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { useLinks } from '../../wire/navigation/links.ts';
import { TaxedMark } from '../invoice-marks.tsx';
import { historyWordOf, sentWords, stateTones, stateWords } from '../invoice-words.ts';
import { invoicePathOf } from '../paths.ts';
import { useInvoiceRights } from '../use-invoice-rights.ts';
import './invoice-rail.css';
import { PapersCard } from './papers-card.tsx';

/** What came of an invoice: money, credits, papers, and what was done with it. */
export function InvoiceRail({ invoice }: { invoice: InvoiceDetail }) {
  return (
    <>
      <SettlementsCard invoice={invoice} />
      <CreditsCard invoice={invoice} />
      <TaxCard invoice={invoice} />
      <PapersCard invoice={invoice} />
      <SendingsCard invoice={invoice} />
      <HistoryCard invoice={invoice} />
    </>
  );
}

function SettlementsCard({ invoice: { currency, settlements } }: { invoice: InvoiceDetail }) {
  const words = useWords();
  const links = useLinks();
  const { seesPayments } = useInvoiceRights();
  if (settlements.length === 0) return null;
  return (
    <Card title={words('invoiceSettlements')}>
      <ul className="invoice-rail">
        {settlements.map((one) => (
          <li key={one.id}>
            <span className="invoice-rail-head number">
              <strong>{moneyText({ currency, amount: one.settled })}</strong>
              {one.isReversed && <StateLabel tone="bad">{words('invoiceReversed')}</StateLabel>}
            </span>
            <small className="number">
              {seesPayments ? <Link to={links.payment(one.paymentId)}>{one.paymentNo}</Link> : one.paymentNo}
              {` · ${one.valueOn}`}
            </small>
            <small className="number">
              {[
                one.crossRate !== null &&
                  words('invoicePaidAs', {
                    ...{ sum: moneyText(one.paid), ...quotedPair(one.paid.currency, currency) },
                    rate: figureText(quotedRate(one.paid.currency, one.crossRate)),
                  }),
                Number(one.rounding) !== 0 &&
                  words('invoiceRounding', { sum: moneyText({ currency, amount: one.rounding }) }),
                one.exchangeGain !== undefined &&
                  Number(one.exchangeGain) !== 0 &&
                  words('invoiceExchangeGain', {
                    sum: moneyText({ currency: bookCurrency, amount: one.exchangeGain }),
                  }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </small>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function CreditsCard({ invoice: { currency, credits } }: { invoice: InvoiceDetail }) {
  const words = useWords();
  if (credits.length === 0) return null;
  return (
    <Card title={words('invoiceCredits')}>
      <ul className="invoice-rail">
        {credits.map(({ id, invoiceNo, total, status }) => (
          <li key={id}>
            <span className="invoice-rail-head number">
              <Link to={invoicePathOf(id)}>{invoiceNo}</Link>
              {status in stateWords && (
                <StateLabel tone={stateTones[status as InvoiceState]}>
                  {words(stateWords[status as InvoiceState])}
                </StateLabel>
              )}
            </span>
            <span className="number">{moneyText({ currency, amount: `-${total}` })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What of it is on tax invoices; they lead there, and to applying for one. */
function TaxCard({ invoice }: { invoice: InvoiceDetail }) {
  const words = useWords();
  const links = useLinks();
  const mayApply = useCan('taxInvoice', 'button', 'btn_apply');
  const { id, kind, status, currency, taxInvoiced, taxed } = invoice;
  if (!mayApply || kind !== 'debit' || status === 'draft' || status === 'void') return null;
  return (
    <Card title={words('invoiceTaxed')} state={<TaxedMark invoice={invoice} />}>
      <ul className="invoice-rail">
        <li>
          <span className="number">
            {words('invoiceTaxInvoiced')} {moneyText({ currency, amount: taxInvoiced })}
          </span>
          <Link to={links.taxInvoices(id)}>{words('invoiceSeeTax')}</Link>
          {taxed !== 'full' && <Link to={links.applyForTax([id])}>{words('invoiceApplyForTax')}</Link>}
        </li>
      </ul>
    </Card>
  );
}

function SendingsCard({ invoice: { sendings } }: { invoice: InvoiceDetail }) {
  const words = useWords();
  if (sendings.length === 0) return null;
  return (
    <Card title={words('invoiceSendings')}>
      <ol className="invoice-rail">
        {sendings.map(({ at, byName, via, to }) => (
          <li key={at}>
            <span>{[words(sentWords[via]), to].filter(Boolean).join(' · ')}</span>
            <small className="number">{[byName, formatDate(at)].filter(Boolean).join(' ')}</small>
          </li>
        ))}
      </ol>
    </Card>
  );
}

function HistoryCard({ invoice: { history } }: { invoice: InvoiceDetail }) {
  const words = useWords();
  if (history.length === 0) return null;
  return (
    <Card title={words('invoiceHistory')}>
      <ol className="invoice-rail">
        {history
          .toSorted((one, other) => other.at - one.at)
          .map(({ at, byName, act, remark }) => (
            <li key={`${at} ${act}`}>
              <span>
                <strong>{byName || words('entitySystem')}</strong> {words(historyWordOf(act))}
              </span>
              {remark && <span>{remark}</span>}
              <small className="number">{formatDate(at)}</small>
            </li>
          ))}
      </ol>
    </Card>
  );
}
