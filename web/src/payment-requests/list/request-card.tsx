import type { PaymentRequestRow } from '@fairway/contract/payment-requests.ts';
import { moneyText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { RequestStateLabel } from '../request-state-label.tsx';
import { kindWords } from '../request-words.ts';
import './request-card.css';

/** A request for a payment on a phone. */
export function RequestCard({ request }: { request: PaymentRequestRow }) {
  const words = useWords();
  return (
    <article className="request-card">
      <span className="request-card-head">
        <strong className="number">{request.requestNo}</strong>
        <RequestStateLabel status={request.status} />
      </span>
      <span className="request-card-line">
        {[request.partyName, words(kindWords[request.kind])].join(' · ')}
      </span>
      <span className="request-card-head">
        <strong className="request-card-sum number">{moneyText(request)}</strong>
        <span className="number">
          {words('requestWantedOn')} {request.wantedOn}
        </span>
      </span>
      <span className="request-card-line">{request.reason}</span>
    </article>
  );
}
