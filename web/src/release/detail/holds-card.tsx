import type { Hold } from '@fairway/contract/releases.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import type { GateSheet } from '../acts/gate-sheets.tsx';
import { holdWords } from '../release-words.ts';
import { useReleaseRights } from '../use-release-rights.ts';
import './release-rail.css';

interface HoldsCardProps {
  holds: readonly Hold[];
  onSheet: (sheet: GateSheet) => void;
}

/** What keeps the cargo back or did, and who lifted it. */
export function HoldsCard({ holds, onSheet }: HoldsCardProps) {
  const words = useWords();
  const { mayHold } = useReleaseRights();
  return (
    <Card
      title={words('releaseHolds')}
      state={
        mayHold && (
          <Button look="quiet" icon="lock" onClick={() => onSheet({ what: 'hold' })}>
            {words('releaseHold')}
          </Button>
        )
      }
    >
      {holds.length === 0 && <p className="release-rail-note">{words('releaseHoldsNone')}</p>}
      <ul className="release-rail">
        {holds.map((hold) => (
          <Held key={hold.id} hold={hold} onLift={() => onSheet({ what: 'lift', hold })} />
        ))}
      </ul>
    </Card>
  );
}

function Held({ hold, onLift }: { hold: Hold; onLift: () => void }) {
  const words = useWords();
  const { type, isHard, reason, containerNos, until, isByRule, liftedAt, canLift } = hold;
  const placedBy = isByRule ? words('releaseHoldByRule') : hold.placedByName;
  return (
    <li>
      <span className="release-rail-head">
        <strong>{words(holdWords[type])}</strong>
        {liftedAt === null ? (
          <StateLabel tone={isHard ? 'bad' : 'warn'}>
            {words(isHard ? 'releaseHoldIsHard' : 'releaseHoldIsSoft')}
          </StateLabel>
        ) : (
          <StateLabel tone="good">{words('releaseHoldLifted')}</StateLabel>
        )}
      </span>
      <span>{reason}</span>
      <small className="number">
        {[
          `${placedBy} ${formatDate(hold.placedAt)}`,
          containerNos.join(words('listComma')),
          until !== null && words('releaseHoldUntil', { date: until }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </small>
      {liftedAt !== null && (
        <small className="number">
          {[`${hold.liftedByName} ${formatDate(liftedAt)}`, hold.liftReason].filter(Boolean).join(' · ')}
        </small>
      )}
      {canLift && liftedAt === null && (
        <Button icon="release" onClick={onLift}>
          {words('releaseLift')}
        </Button>
      )}
    </li>
  );
}
