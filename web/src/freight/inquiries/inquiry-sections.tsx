import type { InquiryRow } from '@fairway/contract/rate-inquiries.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { useMarkedName } from '../../people/marked-name.ts';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Link } from '../../ui/link.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { laneRatesPath, ratePath } from '../paths.ts';
import { modeWords } from '../rate-words.ts';
import './inquiry-card.css';
import { inquiryCargo, laneText, stateWords } from './inquiry-words.ts';

/** What was asked, and what was answered. */
export function InquirySections({ inquiry }: { inquiry: InquiryRow }) {
  const words = useWords();
  const markedName = useMarkedName();
  const { status, mode, polId, podId, day, remark, cargo, isExternal } = inquiry;
  const state = stateWords[status];
  const lane = { pol: polId, pod: podId, ...(mode !== 'FCL' && { mode }) };
  return (
    <>
      <Card title={laneText(inquiry)} state={<StateLabel tone={state.tone}>{words(state.words)}</StateLabel>}>
        <Facts
          facts={[
            [words('inquiryMode'), words(modeWords[mode])],
            [words('inquiryCargo'), inquiryCargo(inquiry, words)],
            [words('inquiryCommodity'), cargo.commodity],
            [words('inquiryDay'), day],
            [words('inquiryLine'), inquiry.lineName],
            [words('inquiryRemark'), remark && <span className="inquiry-text">{remark}</span>],
            [words('inquiryAsker'), markedName(inquiry.askerName, isExternal)],
            [words('inquiryCustomer'), inquiry.customerName],
            [words('inquiryNumber'), inquiry.inquiryNo],
            [words('inquiryAskedAt'), formatDate(inquiry.creatorTime)],
          ]}
        />
        <p className="inquiry-note">
          <Link to={laneRatesPath(lane)}>{words('inquirySearchLane')}</Link>
        </p>
      </Card>
      <Reply inquiry={inquiry} />
    </>
  );
}

function Reply({ inquiry }: { inquiry: InquiryRow }) {
  const words = useWords();
  const { answer, answeredAt, answererName, rate, closedAt, closerName, status } = inquiry;
  return (
    <Card title={words('inquiryReply')}>
      {answeredAt === null ? (
        status !== 'closed' && <p className="inquiry-text">{words('inquiryNoReply')}</p>
      ) : (
        <>
          <p className="inquiry-text">{answer}</p>
          {rate && (
            <p className="inquiry-note">
              {words('inquiryOfferedRate')}{' '}
              <Link to={ratePath(rate.id)}>
                {rate.carrierName} {rate.rateNo}
              </Link>
            </p>
          )}
          <p className="inquiry-note number">
            {words('inquiryReplyBy', { name: answererName, time: formatDate(answeredAt) })}
          </p>
        </>
      )}
      {closedAt !== null && (
        <p className="inquiry-note number">
          {words('inquiryClosedBy', { name: closerName, time: formatDate(closedAt) })}
        </p>
      )}
    </Card>
  );
}
