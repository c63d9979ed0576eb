import type { InquiryRow } from '@fairway/contract/rate-inquiries.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { StateLabel } from '../../ui/state-label.tsx';
import { modeWords } from '../rate-words.ts';
import './inquiry-card.css';
import { inquiryCargo, laneText, stateWords } from './inquiry-words.ts';

/** An inquiry in a list: where to, what, and whether it is answered. */
export function InquiryCard({ inquiry }: { inquiry: InquiryRow }) {
  const words = useWords();
  const { status, mode, askerName, customerName, isOwn, creatorTime, remark, answer } = inquiry;
  const state = stateWords[status];
  return (
    <span className="inquiry-card">
      <span className="inquiry-card-head">
        <strong>{laneText(inquiry)}</strong>
        <StateLabel tone={state.tone}>{words(state.words)}</StateLabel>
      </span>
      <span className="inquiry-card-facts number">
        <span>{words(modeWords[mode])}</span>
        <span>{inquiryCargo(inquiry, words)}</span>
        {inquiry.day && <span>{inquiry.day}</span>}
      </span>
      {(answer || remark) && <span className="inquiry-card-text">{answer || remark}</span>}
      <span className="inquiry-card-facts number">
        {!isOwn && <span>{[customerName, askerName].filter(Boolean).join(' · ')}</span>}
        <span>{formatDate(creatorTime, 'MM-dd HH:mm')}</span>
      </span>
    </span>
  );
}
