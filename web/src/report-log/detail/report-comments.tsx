import {
  commentOnReport,
  deleteReportComment,
  type Report,
  type ReportComment,
} from '@fairway/contract/report-log.ts';
import { stillMentioned } from '@fairway/domain/text/mention-parts.ts';
import { useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useCommand } from '../../wire/calls.ts';
import { useSession } from '../../wire/session-store.ts';
import { reportReads } from '../report-reads.ts';
import { type Mentioned, MentionSheet } from './mention-sheet.tsx';
import { Comment } from './report-comment.tsx';
import { threadsOf } from './threads.ts';

const mostLetters = 1_000;

/** What is said about a report, and where to say something, answer somebody or call them. */
export function ReportComments({ report }: { report: Report }) {
  const { id, commentList } = report;
  const words = useWords();
  const myId = useSession(({ userInfo }) => userInfo?.userId);
  const section = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  const [answered, setAnswered] = useState<ReportComment | null>(null);
  const [called, setCalled] = useState<readonly Mentioned[]>([]);
  const [isCalling, setIsCalling] = useState(false);
  const saying = useCommand(commentOnReport, { refreshes: reportReads });
  const deleting = useCommand(deleteReportComment, { refreshes: reportReads });
  const said = text.trim();
  const canSay = said !== '' && said.length <= mostLetters;
  const people = [
    { id: report.creatorUserId, name: report.creatorUser },
    ...report.readBy.map((one) => ({ id: one.id, name: one.realName })),
  ].filter((one) => one.id !== myId);
  const say = () =>
    saying.mutate(
      {
        params: { id },
        body: {
          text: said,
          mentionIds: stillMentioned(said, called).map((one) => one.id),
          ...(answered && { replyToId: answered.id }),
        },
      },
      {
        onSuccess: () => {
          setText('');
          setCalled([]);
          setAnswered(null);
        },
      },
    );
  const shown = (comment: ReportComment, isAnswer: boolean) => (
    <Comment
      key={comment.id}
      comment={comment}
      isAnswer={isAnswer}
      onReply={() => {
        setAnswered(comment);
        section.current?.querySelector('textarea')?.focus();
      }}
      onDelete={
        comment.creatorUserId === myId
          ? () => deleting.mutate({ params: { id, commentId: comment.id } })
          : undefined
      }
    />
  );
  return (
    <section className="report-comments" ref={section}>
      <h2>{`${words('reportComments')} ${commentList.length || ''}`.trim()}</h2>
      {commentList.length === 0 && <p className="report-faint">{words('reportCommentsNone')}</p>}
      {threadsOf(commentList).flatMap(({ first, answers }) => [
        shown(first, false),
        ...answers.map((one) => shown(one, true)),
      ])}
      {answered && (
        <p className="report-say report-faint">
          {words('reportReplyTo', { name: answered.creatorUser })}
          <IconButton icon="close" label={words('reportReplyStop')} onClick={() => setAnswered(null)} />
        </p>
      )}
      <TextArea
        label={words('reportCommentWrite')}
        value={text}
        most={mostLetters}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="report-say">
        <Button
          look="primary"
          busy={saying.isPending}
          aria-disabled={!canSay || undefined}
          onClick={() => canSay && say()}
        >
          {words('reportCommentSend')}
        </Button>
        {people.length > 0 && (
          <IconButton icon="at" label={words('reportMention')} onClick={() => setIsCalling(true)} />
        )}
      </div>
      <MentionSheet
        open={isCalling}
        people={people}
        onClose={() => setIsCalling(false)}
        onPick={(person) => {
          setIsCalling(false);
          setCalled((before) => [...before.filter(({ id: one }) => one !== person.id), person]);
          setText((before) => `${before}${before === '' || before.endsWith(' ') ? '' : ' '}@${person.name} `);
        }}
      />
    </section>
  );
}
