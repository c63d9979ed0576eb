import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../language/words.ts';
import { useMarkedName } from '../people/marked-name.ts';
import { Card } from '../ui/card.tsx';
import { CheckMark } from '../ui/check-mark.tsx';
import { Facts } from '../ui/facts.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import { RequestLink } from './request-link.tsx';
import type { Migratable } from './use-migratable.ts';

interface MigratableRowProps {
  request: Migratable;
  isChosen: boolean;
  onToggle: () => void;
}

/** A request that goes over unless it is taken out, or what keeps it. */
export function MigratableRow({ request, isChosen, onToggle }: MigratableRowProps) {
  const words = useWords();
  const markedName = useMarkedName();
  const { fullName, version, thisStep, creatorUser, isExternal, startTime, problem } = request;
  const canGo = problem === '';
  return (
    <Card
      title={<RequestLink request={request} />}
      state={
        canGo ? (
          <label className="migratable-tick">
            <input type="checkbox" checked={isChosen} onChange={onToggle} />
            <CheckMark state={isChosen ? 'on' : 'off'} />
            <span className="visually-hidden">{words('flowMigrateTick', { name: fullName })}</span>
          </label>
        ) : (
          <StateLabel tone="warn">{words('flowMigrateCannot')}</StateLabel>
        )
      }
    >
      {!canGo && <p className="migratable-problem">{problem}</p>}
      <Facts
        facts={[
          [words('flowMigrateRunsBy'), words('flowTemplateVersion', { version })],
          [words('flowMigrateStep'), thisStep],
          [words('flowMigrateInitiator'), markedName(creatorUser, isExternal)],
          [words('flowStartedAt'), startTime === null ? '' : formatDate(startTime)],
        ]}
      />
    </Card>
  );
}
