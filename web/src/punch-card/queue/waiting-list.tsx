import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { useOnline } from '../../wire/use-online.ts';
import { dayTimeText, kindWords } from '../punch-text.ts';
import { needsLateReason, sendAgain, sendEverything } from './send-waiting.ts';
import './waiting-list.css';
import type { WaitingPunch } from './waiting-punch.ts';
import { removeWaiting, useWaiting } from './waiting-store.ts';
import '../hint.css';

const mostReason = 500;

/** What this device still has to send, with the time at which it was punched. */
export function WaitingList() {
  const words = useWords();
  const { waiting, isSending } = useWaiting();
  const isOnline = useOnline();
  if (waiting.length === 0) return null;
  return (
    <Card
      title={words('punchWaitingCount', { count: waiting.length })}
      state={
        isOnline && (
          <Button look="quiet" busy={isSending} onClick={() => void sendEverything()}>
            {words(isSending ? 'punchSending' : 'punchSendNow')}
          </Button>
        )
      }
    >
      <p className="punch-hint">{words(isOnline ? 'punchWaitingLine' : 'punchWaitingOffline')}</p>
      <ul className="waiting-list">
        {waiting.map((punch) => (
          <WaitingRow key={punch.clientId} punch={punch} />
        ))}
      </ul>
    </Card>
  );
}

function WaitingRow({ punch }: { punch: WaitingPunch }) {
  const words = useWords();
  const { takenAt, facts, targetName, photos, problem } = punch;
  return (
    <li>
      <span className="waiting-row-head">
        <time className="number">{dayTimeText(takenAt)}</time>
        <strong>{words(kindWords[facts.kind])}</strong>
        <span>{targetName || words('punchNoTarget')}</span>
        {photos.length > 0 && <span>{words('punchPhotoCount', { count: photos.length })}</span>}
        <StateLabel tone={problem ? 'bad' : 'brand'}>
          {words(problem ? 'punchRefused' : 'punchWaiting')}
        </StateLabel>
      </span>
      {problem && <p role="alert">{problem}</p>}
      {(problem !== '' || needsLateReason(punch)) && <Mending punch={punch} />}
    </li>
  );
}

/** What a person can do about one that cannot leave by itself. */
function Mending({ punch }: { punch: WaitingPunch }) {
  const words = useWords();
  const [reason, setReason] = useState(punch.lateReason);
  const isLate = needsLateReason(punch);
  const remove = async () => {
    const agreed = await confirm({
      title: words('punchDeleteAsk'),
      body: words('punchDeleteBody'),
      agree: words('delete'),
      danger: true,
    });
    if (agreed) await removeWaiting(punch);
  };
  return (
    <>
      {isLate && (
        <TextArea
          label={words('punchLateReason')}
          hint={words('punchLateReasonHint')}
          most={mostReason}
          maxLength={mostReason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <span className="waiting-row-acts">
        <Button look="danger" onClick={() => void remove()}>
          {words('delete')}
        </Button>
        <Button
          look="primary"
          disabled={isLate && reason.trim() === ''}
          onClick={() => void sendAgain(punch, reason.trim())}
        >
          {words('punchSendNow')}
        </Button>
      </span>
    </>
  );
}
