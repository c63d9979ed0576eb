import type { ScheduleItem } from '@fairway/contract/schedule.ts';
import { momentOf, wallOf } from '@fairway/domain/schedule/wall-clock.ts';
import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { useSession } from '../../wire/session-store.ts';
import { BusyCard } from '../busy/busy-card.tsx';

interface ProposeSheetProps {
  event: ScheduleItem;
  open: boolean;
  onSend: (startAt: number) => void;
  onClose: () => void;
}

/** Another time that somebody would rather have, with who is free then. */
export function ProposeSheet({ event, open, onSend, onClose }: ProposeSheetProps) {
  const words = useWords();
  return (
    <Sheet title={words('schedulePropose')} open={open} onClose={onClose}>
      {open && <ProposedTime event={event} onSend={onSend} />}
    </Sheet>
  );
}

function ProposedTime({ event, onSend }: Pick<ProposeSheetProps, 'event' | 'onSend'>) {
  const words = useWords();
  const me = useSession(({ userInfo }) => userInfo?.userId);
  const [wall, setWall] = useState(() => wallOf(event.startAt, defaultZone));
  const [error, setError] = useState('');
  const startAt = wall.length >= 16 ? momentOf(wall.slice(0, 16), defaultZone) : Number.NaN;
  const endAt = startAt + event.endAt - event.startAt;
  const send = () => {
    if (startAt > Date.now()) return onSend(startAt);
    setError(words('scheduleProposePast'));
  };
  return (
    <form
      className="form-stack"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        send();
      }}
    >
      <p className="schedule-quick-when">{words('scheduleProposeLine')}</p>
      <DateField
        label={words('scheduleStart')}
        kind="minute"
        value={wall}
        zone={defaultZone}
        error={error}
        onChange={(held) => {
          setWall(held);
          setError('');
        }}
      />
      {event.allDay === 0 && !Number.isNaN(startAt) && (
        <BusyCard
          startAt={startAt}
          endAt={endAt}
          others={event.participants.flatMap(({ id }) => (id === me ? [] : [id]))}
          exceptGroupId={event.groupId}
          onTake={(times) => setWall(wallOf(times.startAt, defaultZone))}
        />
      )}
      <Button look="primary" wide type="submit">
        {words('scheduleProposeSend')}
      </Button>
    </form>
  );
}
