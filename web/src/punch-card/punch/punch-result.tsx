import type { Punch } from '@fairway/contract/punch-card.ts';
import { useEffect, useRef } from 'react';
import { useWords } from '../../language/words.ts';
import { lengthText } from '../../places/far-words.ts';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Link } from '../../ui/link.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { FlagReasons } from '../flag-labels.tsx';
import { punchDetailPath } from '../paths.ts';
import { kindWords, minutesText, placeText, timeText } from '../punch-text.ts';
import type { WaitingPunch } from '../queue/waiting-punch.ts';
import { useWaiting } from '../queue/waiting-store.ts';
import type { LastPunch } from './use-punch-form.ts';

/** What became of the punch that was just made; in sight, however far down one had scrolled. */
export function PunchResult({ last, onClose }: { last: LastPunch; onClose: () => void }) {
  const place = useRef<HTMLDivElement>(null);
  const { clientId } = last;
  const arrived = useWaiting((now) => now.arrived[clientId]);
  const waits = useWaiting((now) => now.waiting.find((one) => one.clientId === clientId));
  const isShown = Boolean(arrived) || (waits !== undefined && waits.problem === '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each punch anew
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'nearest' });
  }, [clientId, isShown]);
  if (!isShown) return null;
  return (
    <div ref={place}>
      {arrived ? <Arrived punch={arrived} onClose={onClose} /> : waits && <Kept punch={waits} last={last} />}
    </div>
  );
}

function Kept({ punch, last }: { punch: WaitingPunch; last: LastPunch }) {
  const words = useWords();
  const isSending = useWaiting((now) => now.isSending) && navigator.onLine;
  const { takenAt, facts } = punch;
  return (
    <Card title={words('punchKept', { at: timeText(takenAt), what: words(kindWords[facts.kind]) })}>
      <p role="status">
        {words(isSending ? 'punchSending' : last.isKept ? 'punchKeptLine' : 'punchNotKept')}
      </p>
    </Card>
  );
}

function Arrived({ punch, onClose }: { punch: Punch; onClose: () => void }) {
  const words = useWords();
  const { id, kind, at, receivedAt, target, distance, flags, isQueued, minutes } = punch;
  return (
    <Card
      title={words('punchDone', { at: timeText(at), what: words(kindWords[kind]) })}
      state={
        <span className="punch-result-state">
          <StateLabel tone={flags.length > 0 ? 'warn' : 'good'}>
            {words(flags.length > 0 ? 'punchDoneFlagged' : 'punchDoneGood')}
          </StateLabel>
          <IconButton icon="close" label={words('close')} onClick={onClose} />
        </span>
      }
    >
      <Facts
        facts={[
          [words('punchTarget'), target?.name],
          [words('punchDistance'), distance !== null && lengthText(words, distance)],
          [words('punchPlace'), placeText(words, punch)],
          [words('punchStayed'), minutes !== null && minutesText(words, minutes)],
          [words('punchSentLater'), isQueued && words('punchArrivedAt', { at: timeText(receivedAt) })],
        ]}
      />
      <FlagReasons flags={flags} />
      <Link to={punchDetailPath(id)}>{words('punchOpenDetail')}</Link>
    </Card>
  );
}
