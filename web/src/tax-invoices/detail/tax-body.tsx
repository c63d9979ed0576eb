import type { TaxInvoiceDetail } from '@fairway/contract/tax-invoices.ts';
import { isIssued } from '@fairway/domain/tax-invoices/tax-invoice-state.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { moneyText } from '../../freight/money-text.ts';
import { invoicePathOf } from '../../invoices/paths.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { HeadCard } from '../../ui/head-card.tsx';
import { Link } from '../../ui/link.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { type Step, StepIndicator } from '../../ui/step-indicator.tsx';
import { useLinks } from '../../wire/navigation/links.ts';
import { taxInvoicePathOf } from '../paths.ts';
import { numberOf, TaxStateLabel } from '../tax-marks.tsx';
import { confirmationWords, kindWords, reasonWords, stateTones, stateWords } from '../tax-words.ts';
import './tax-body.css';
import { FilesCard } from './files-card.tsx';
import { HistoryCards } from './history-cards.tsx';
import { TaxLinesCard } from './tax-lines-card.tsx';

/** A tax invoice itself: for whom, of what, and how far it is. */
export function TaxBody({ invoice }: { invoice: TaxInvoiceDetail }) {
  const words = useWords();
  const links = useLinks();
  const { flowId, redOfId, transport, returnedWith } = invoice;
  const isRed = redOfId !== null;
  return (
    <>
      <HeadCard
        title={moneyText({ currency: 'CNY', amount: invoice.gross })}
        state={<TaxStateLabel invoice={invoice} />}
      >
        {invoice.stateRemark && <p className="tax-note">{invoice.stateRemark}</p>}
        {returnedWith !== null && (
          <p className="tax-note" role="status">
            {returnedWith ? words('taxReturnedWhy', { why: returnedWith }) : words('taxReturned')}
          </p>
        )}
        <StepIndicator steps={useSteps(invoice)} />
        <Facts
          facts={[
            [words('taxCapitals'), invoice.capitals],
            [words('taxKind'), words(kindWords[invoice.kind])],
            [words('taxNumber'), invoice.number && numberOf(invoice)],
            [words('taxIssuedOn'), invoice.issuedOn],
            [words('taxBuyer'), invoice.title],
            [words('taxTaxNo'), invoice.taxNo],
            [words('taxAddress'), invoice.addressPhone],
            [words('taxBank'), invoice.bankAccount],
            [words('taxEmail'), invoice.email],
            [words('taxSeller'), invoice.sellerName],
            [words('taxParty'), invoice.partyName],
            [
              words('taxTransport'),
              transport &&
                [`${transport.from} → ${transport.to}`, transport.vehicle, transport.plate, transport.goods]
                  .filter(Boolean)
                  .join(' · '),
            ],
            [words('taxRemark'), invoice.remark],
            [words('taxApplyNo'), invoice.applyNo],
            [
              words('taxBy'),
              [invoice.createdByName, formatDate(invoice.creatorTime)].filter(Boolean).join(' '),
            ],
            [
              words('taxBlue'),
              isRed && (
                <Link key="b" to={taxInvoicePathOf(redOfId)}>
                  {invoice.redOfNo}
                </Link>
              ),
            ],
            [words('taxRedReason'), invoice.redReason && words(reasonWords[invoice.redReason])],
            [
              words('taxConfirmation'),
              isRed && invoice.confirmation !== 'none' && (
                <span key="c">
                  {[words(confirmationWords[invoice.confirmation]), invoice.confirmNo]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              ),
            ],
            [words('taxConfirmUntil'), invoice.confirmUntil !== null && formatDate(invoice.confirmUntil)],
            [
              words('taxApproval'),
              flowId && (
                <Link key="f" to={links.request(flowId)}>
                  {words('taxSeeFlow')}
                </Link>
              ),
            ],
          ]}
        />
      </HeadCard>
      <TaxLinesCard invoice={invoice} />
    </>
  );
}

/** What belongs to it: beside it on a desk, otherwise below it. */
export const TaxRail = ({ invoice }: { invoice: TaxInvoiceDetail }) => (
  <>
    <ChainCard invoice={invoice} />
    <FilesCard invoice={invoice} />
    <HistoryCards invoice={invoice} />
  </>
);

/** From the application to what was made of it. */
function useSteps({ status, redOfId, redGross }: TaxInvoiceDetail): Step[] {
  const words = useWords();
  const ended = ['rejected', 'cancelled', 'voided'].includes(status);
  const done = (isDone: boolean, isNow: boolean): Step['state'] =>
    isDone ? 'done' : isNow ? (ended || status === 'failed' ? 'failed' : 'current') : 'future';
  const issued = isIssued(status) || status === 'voided';
  const approved = issued || status === 'approved' || status === 'failed';
  const steps: Step[] = [
    { label: words('taxStepApplied'), state: done(approved, status === 'applied' || (ended && !issued)) },
    { label: words('taxStepIssued'), state: done(issued, approved) },
  ];
  if (redOfId !== null) return steps;
  const isRed = Number(redGross) > 0;
  if (isRed || status === 'redPending')
    return [
      ...steps,
      {
        label: words('taxStepRed'),
        state: status === 'redDone' ? 'done' : 'current',
        note: words(stateWords[status]),
      },
    ];
  return [...steps, { label: words('taxStepDelivered'), state: done(status === 'delivered', issued) }];
}

/** The invoices behind it, and the red ones that took something back. */
function ChainCard({ invoice: { invoices, reds } }: { invoice: TaxInvoiceDetail }) {
  const words = useWords();
  return (
    <Card title={words('taxChain')}>
      <ul className="tax-rows">
        {invoices.map(({ id, invoiceNo, currency, total }) => (
          <li key={id}>
            <span>
              <small>{words('taxInvoiceNo')}</small>
              <Link to={invoicePathOf(id)}>{invoiceNo}</Link>
            </span>
            <span className="number">{moneyText({ currency, amount: total })}</span>
          </li>
        ))}
        {reds.map(({ id, applyNo, number, status, gross, redReason }) => (
          <li key={id}>
            <span>
              <small>
                {[words('taxRed'), redReason && words(reasonWords[redReason])].filter(Boolean).join(' · ')}
              </small>
              <Link to={taxInvoicePathOf(id)}>{number || applyNo}</Link>{' '}
              <StateLabel tone={stateTones[status]}>{words(stateWords[status])}</StateLabel>
            </span>
            <span className="number">{moneyText({ currency: 'CNY', amount: gross })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
