import type { InvoiceDetail } from '@fairway/contract/invoices.ts';
import { bookCurrency } from '@fairway/domain/money/book-currency.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Facts } from '../../ui/facts.tsx';
import { HeadCard } from '../../ui/head-card.tsx';
import { Link } from '../../ui/link.tsx';
import { AnswerMark, DueMark, InvoiceStateLabel } from '../invoice-marks.tsx';
import { balanceText, totalText } from '../invoice-text.ts';
import { kindWords } from '../invoice-words.ts';
import { invoicePathOf } from '../paths.ts';
import { AccountCard } from './account-card.tsx';
import { DisputesCard } from './disputes-card.tsx';
import './invoice-body.css';
import { LinesCard } from './lines-card.tsx';

/** Who owes how much for what, until when, and where the money goes. */
export function InvoiceBody({ invoice }: { invoice: InvoiceDetail }) {
  return (
    <>
      <Head invoice={invoice} />
      <DisputesCard invoice={invoice} />
      <LinesCard invoice={invoice} />
      <AccountCard invoice={invoice} />
    </>
  );
}

function Head({ invoice }: { invoice: InvoiceDetail }) {
  const words = useWords();
  const { currency, kind, title, bookTotal, creditOfId, creditOfNo } = invoice;
  const amount = (value: string) => (Number(value) === 0 ? '' : moneyText({ currency, amount: value }));
  return (
    <HeadCard
      title={totalText(invoice)}
      mark={<AnswerMark invoice={invoice} />}
      state={<InvoiceStateLabel status={invoice.status} />}
    >
      <p className="invoice-capitals">
        {words('invoiceCapitals', { text: `${currency} ${invoice.capitals}` })}
      </p>
      <Facts
        facts={[
          [words('invoiceNo'), invoice.invoiceNo],
          [words('invoiceKind'), words(kindWords[kind])],
          [words('invoiceParty'), invoice.partyName],
          [words('invoiceTitleOf'), title?.title],
          [words('invoiceTaxNo'), title?.taxNo],
          [
            words('invoiceCreditedInvoice'),
            creditOfId && (
              <Link key="of" to={invoicePathOf(creditOfId)}>
                {creditOfNo}
              </Link>
            ),
          ],
          [words('invoiceSupplierNo'), invoice.supplierNo],
          [words('invoiceBillOn'), invoice.billOn],
          [words('invoiceDue'), invoice.dueOn && <DueMark key="due" invoice={invoice} />],
          [
            words('invoiceBalance'),
            kind === 'credit' || invoice.issuedAt === null ? '' : balanceText(invoice),
          ],
          [words('invoiceSettled'), amount(invoice.settled)],
          [words('invoiceCredited'), amount(invoice.credited)],
          [
            words('invoiceBookTotal'),
            bookTotal &&
              currency !== bookCurrency &&
              moneyText({ currency: bookCurrency, amount: bookTotal }),
          ],
          [words('invoicePromised'), invoice.promisedOn],
          [
            words('invoiceReminded'),
            invoice.remindedLevel !== null && words('invoiceRemindedLevel', { level: invoice.remindedLevel }),
          ],
          [words('invoiceCompany'), invoice.companyName],
          [words('invoiceSales'), invoice.salesName],
          [words('invoiceIssuedAt'), invoice.issuedAt !== null && formatDate(invoice.issuedAt)],
          [words('invoiceRemark'), invoice.remark],
        ].map(([name, value]) => [name as string, value === false ? '' : value] as const)}
      />
    </HeadCard>
  );
}
