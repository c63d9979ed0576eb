import { noticeState, type NoticeRow as Row } from '@fairway/contract/notices.ts';
import { formatAgo } from '../language/measures.ts';
import { useWords } from '../language/words.ts';
import { StateLabel } from '../ui/state-label.tsx';
import './notice-row.css';
import { categoryWords, stateOf } from './notice-states.ts';

export function NoticeRow({ notice }: { notice: Row }) {
  const words = useWords();
  const { title, category, state, creatorUser, creatorTime, releaseUser, releaseTime } = notice;
  const shown = stateOf(state);
  return (
    <span className="notice-row">
      <span className="notice-row-head">
        <span className="notice-row-title">{title}</span>
        <StateLabel tone={shown.tone}>{words(shown.words)}</StateLabel>
      </span>
      <span className="notice-row-facts number">
        {[
          words(categoryWords[category]),
          releaseUser || creatorUser,
          formatAgo(words, releaseTime ?? creatorTime),
        ]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {state === noticeState.published && (
        <span className="notice-row-facts number">
          {words('noticeReadOf', { readers: notice.readers, receivers: notice.receivers })}
        </span>
      )}
    </span>
  );
}
