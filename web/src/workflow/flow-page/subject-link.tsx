import type { FlowSubject } from '@fairway/contract/flow-subjects.ts';
import type { FlowInfo } from '@fairway/contract/workflow.ts';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Link } from '../../ui/link.tsx';
import { useLinks } from '../../wire/navigation/links.ts';
import './revocation-link.css';

const openWords: Readonly<Record<FlowSubject, PlainKey>> = {
  rate: 'flowPageOpenRate',
  rateBatch: 'flowPageOpenRates',
  customerFreeze: 'flowPageOpenAging',
  chargeChange: 'flowPageOpenChange',
  paymentRequest: 'flowPageOpenPayment',
  release: 'flowPageOpenRelease',
  taxInvoice: 'flowPageOpenTax',
  redInvoice: 'flowPageOpenTax',
  punch: 'flowPageOpenPunch',
};

/** From a request to the business record it is about. */
export function SubjectLink({ subject }: { subject: FlowInfo['subject'] }) {
  const words = useWords();
  const links = useLinks();
  if (!subject) return null;
  return (
    <div className="revocation-link">
      <p className="revocation-link-line">
        <Link to={links[subject.kind](subject.id)}>{words(openWords[subject.kind])}</Link>
      </p>
    </div>
  );
}
