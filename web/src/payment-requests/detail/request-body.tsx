import type { PaymentRequestDetail } from '@fairway/contract/payment-requests.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { moneyText } from '../../freight/money-text.ts';
import { invoicePathOf } from '../../invoices/paths.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { HeadCard } from '../../ui/head-card.tsx';
import { Link } from '../../ui/link.tsx';
import { useLinks } from '../../wire/navigation/links.ts';
import { RequestStateLabel } from '../request-state-label.tsx';
import { kindWords } from '../request-words.ts';
import './request-body.css';

/** What is asked for, of whom, from which account, and for which bills. */
export function RequestBody({ request }: { request: PaymentRequestDetail }) {
  const words = useWords();
  const links = useLinks();
  const { payment, flowId, lines, stateRemark } = request;
  const time = (at: number | null) => (at === null ? '' : formatDate(at));
  return (
    <>
      <HeadCard title={moneyText(request)} state={<RequestStateLabel status={request.status} />}>
        {stateRemark && <p className="request-note">{words('requestRefusedWhy', { why: stateRemark })}</p>}
        <Facts
          facts={[
            [words('requestParty'), request.partyName],
            [words('requestKind'), words(kindWords[request.kind])],
            [words('requestWantedOn'), request.wantedOn],
            [words('requestAccount'), request.bankAccountName],
            [words('requestReason'), request.reason],
            [words('requestBy'), `${request.createdByName} ${formatDate(request.creatorTime)}`],
            [words('requestSettledAt'), time(request.settledAt)],
            [
              words('requestPayment'),
              payment && words('requestPaidOn', { no: payment.paymentNo, date: payment.valueOn }),
            ],
            [words('requestPaidBy'), payment && `${request.paidByName} ${time(request.paidAt)}`],
            [
              words('requestApproval'),
              flowId && (
                <Link key="f" to={links.request(flowId)}>
                  {words('requestSeeFlow')}
                </Link>
              ),
            ],
          ]}
        />
        {payment?.status === 'reversed' && (
          <p className="request-note" role="status">
            {words('requestPaymentReversed')}
          </p>
        )}
      </HeadCard>
      {lines.length > 0 && (
        <Card title={words('requestBillsTitle')}>
          <ul className="request-bills">
            {lines.map(({ invoiceId, invoiceNo, supplierNo, dueOn, currency, balance, amount }) => (
              <li key={invoiceId}>
                <span>
                  <Link to={invoicePathOf(invoiceId)}>{invoiceNo}</Link>
                  <small>
                    {[
                      supplierNo,
                      dueOn && words('requestDue', { date: dueOn }),
                      `${words('requestBalance')} ${moneyText({ currency, amount: balance })}`,
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                <strong className="number">{moneyText({ currency, amount })}</strong>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
