import { commentOnReport, deleteReportComment, type Report } from '@fairway/contract/report-log.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { formatAgo } from '../../language/measures.ts';
import { useWords } from '../../language/words.ts';
import { ExternalMark } from '../../people/external-mark.tsx';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useCommand } from '../../wire/calls.ts';
import { useSession } from '../../wire/session-store.ts';
import { reportReads } from '../report-reads.ts';

const mostLetters = 1_000;

/** What is said about a report, and where to say something. */
export function ReportComments({ report: { id, commentList } }: { report: Report }) {
  const words = useWords();
  const myId = useSession(({ userInfo }) => userInfo?.userId);
  const [text, setText] = useState('');
  const saying = useCommand(commentOnReport, { refreshes: reportReads });
  const deleting = useCommand(deleteReportComment, { refreshes: reportReads });
  const said = text.trim();
  const canSay = said !== '' && said.length <= mostLetters;
  const say = () => saying.mutate({ params: { id }, body: { text: said } }, { onSuccess: () => setText('') });
  return (
    <section className="report-comments">
      <h3>{`${words('reportComments')} ${commentList.length || ''}`.trim()}</h3>
      {commentList.length === 0 && <p className="report-faint">{words('reportCommentsNone')}</p>}
      {commentList.map((comment) => (
        <article key={comment.id} className="report-comment">
          <PersonAvatar name={comment.creatorUser} headIcon={comment.headIcon} size={32} />
          <div>
            <p className="report-faint">
              {comment.creatorUser}
              <ExternalMark shown={comment.isExternal} />{' '}
              <time
                dateTime={new Date(comment.creatorTime).toISOString()}
                title={formatDate(comment.creatorTime)}
              >
                {formatAgo(words, comment.creatorTime)}
              </time>
            </p>
            <p className="report-text">{comment.text}</p>
          </div>
          {comment.creatorUserId === myId && (
            <IconButton
              icon="trash"
              label={words('reportCommentDelete')}
              onClick={() => deleting.mutate({ params: { id, commentId: comment.id } })}
            />
          )}
        </article>
      ))}
      <TextArea
        label={words('reportCommentWrite')}
        value={text}
        most={mostLetters}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        look="primary"
        busy={saying.isPending}
        aria-disabled={!canSay || undefined}
        onClick={() => canSay && say()}
      >
        {words('reportCommentSend')}
      </Button>
    </section>
  );
}
