import type { ReportComment } from '@fairway/contract/report-log.ts';
import { mentionParts } from '@fairway/domain/text/mention-parts.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { formatAgo } from '../../language/measures.ts';
import { useWords } from '../../language/words.ts';
import { ExternalMark } from '../../people/external-mark.tsx';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

interface CommentProps {
  comment: ReportComment;
  isAnswer: boolean;
  onReply: () => void;
  /** Missing for what somebody else said. */
  onDelete?: (() => void) | undefined;
}

/** What somebody said, with the names it calls standing out. */
export function Comment({ comment, isAnswer, onReply, onDelete }: CommentProps) {
  const words = useWords();
  const names = comment.mentions.map(({ realName }) => realName);
  return (
    <article className={`report-comment${isAnswer ? ' report-answer' : ''}`}>
      <PersonAvatar name={comment.creatorUser} headIcon={comment.headIcon} size={32} />
      <div>
        <p className="report-faint">
          <b className="report-comment-by">{comment.creatorUser}</b>
          <ExternalMark shown={comment.isExternal} />{' '}
          <time
            dateTime={new Date(comment.creatorTime).toISOString()}
            title={formatDate(comment.creatorTime)}
          >
            {formatAgo(words, comment.creatorTime)}
          </time>
        </p>
        <p className="report-text">
          {mentionParts(comment.text, names).map(({ at, words: said, isName }) =>
            isName ? (
              <span key={at} className="report-called">
                {said}
              </span>
            ) : (
              said
            ),
          )}
        </p>
      </div>
      <IconButton icon="reply" label={words('reportReply')} onClick={onReply} />
      {onDelete && <IconButton icon="trash" label={words('reportCommentDelete')} onClick={onDelete} />}
    </article>
  );
}
