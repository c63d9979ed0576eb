import { moveSchedule, type ScheduleItem, type ScheduleParticipant } from '@fairway/contract/schedule.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { openSchedulePath } from '../paths.ts';
import { scheduleReads } from '../schedule-reads.ts';

const answers = {
  accepted: { tone: 'good', word: 'scheduleAccepted' },
  tentative: { tone: 'warn', word: 'scheduleTentative' },
  declined: { tone: 'bad', word: 'scheduleDeclined' },
  open: { tone: 'neutral', word: 'scheduleOpen' },
} as const;

/** Who comes, and which other times they would rather have: its organiser takes one with a press. */
export function EventPeopleCard({ event }: { event: ScheduleItem }) {
  const words = useWords();
  const invited = event.participants.filter(({ id }) => id !== event.creatorUserId);
  const count = (asked: ScheduleParticipant['answer']) =>
    invited.filter(({ answer }) => answer === asked).length;
  return (
    <Card title={words('schedulePeople', { count: event.participants.length })}>
      {invited.length > 0 && (
        <p className="schedule-sum">
          {words('scheduleAnswersSum', {
            ...{ accepted: count('accepted'), tentative: count('tentative') },
            ...{ declined: count('declined'), open: count('open') },
          })}
        </p>
      )}
      <ul className="schedule-people">
        {event.participants.map((one) => (
          <li key={one.id}>
            <Avatar name={one.realName} size={32} />
            <span>{one.realName}</span>
            {one.id === event.creatorUserId ? (
              <StateLabel tone="brand">{words('scheduleOrganiser')}</StateLabel>
            ) : (
              <StateLabel tone={answers[one.answer].tone}>{words(answers[one.answer].word)}</StateLabel>
            )}
            {one.proposedAt !== null && <Proposal event={event} proposedAt={one.proposedAt} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Proposal({ event, proposedAt }: { event: ScheduleItem; proposedAt: number }) {
  const words = useWords();
  const navigate = useNavigate();
  const moving = useCommand(moveSchedule, { refreshes: scheduleReads });
  const take = () =>
    moving
      .mutateAsync({
        params: { id: event.id, type: event.rule === '' ? '3' : '1' },
        body: { startAt: proposedAt, endAt: proposedAt + event.endAt - event.startAt },
      })
      .then(
        ({ id }) => {
          toast(words('scheduleTaken'));
          void navigate(openSchedulePath(event.groupId, id), { replace: true });
        },
        () => undefined,
      );
  return (
    <div className="schedule-proposal">
      <span>{words('scheduleProposed', { time: formatDate(proposedAt, 'yyyy-MM-dd HH:mm') })}</span>
      {event.mayEdit && (
        <Button busy={moving.isPending} onClick={() => void take()}>
          {words('scheduleTakeTime')}
        </Button>
      )}
    </div>
  );
}
