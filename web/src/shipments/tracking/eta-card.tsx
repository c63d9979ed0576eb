import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { Choice } from '../../ui/choice.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import './eta-card.css';
import { EtaChart } from './eta-chart.tsx';
import type { ShownTimes } from './eta-line.ts';
import { hoursText } from './late-text.ts';
import { SourceMark } from './source-mark.tsx';
import { wallText, zoneText } from './wall-text.ts';

interface EtaCardProps {
  departure: ShownTimes;
  arrival: ShownTimes;
}

type Of = 'arrival' | 'departure';

/** What was told first, what is expected now, what happened, and how that moved. */
export function EtaCard({ departure, arrival }: EtaCardProps) {
  const words = useWords();
  const [of, setOf] = useState<Of>('arrival');
  const times = of === 'arrival' ? arrival : departure;
  const { first, current, actual, hoursLate, changes, timeZone } = times;
  const facts: readonly [string, number | null][] = [
    [words('trackFirst'), first],
    [words('trackNow'), current],
    [words('trackHappened'), actual],
  ];
  return (
    <Card
      title={words('trackTimes')}
      state={
        <Choice
          label={words('trackTimes')}
          value={of}
          options={[
            { value: 'arrival', label: words('trackArrival') },
            { value: 'departure', label: words('trackDeparture') },
          ]}
          onChange={setOf}
        />
      }
    >
      <dl className="eta-facts number">
        {facts.map(([name, at]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {at === null ? '–' : wallText(at, timeZone)}
              {at !== null && <small>{zoneText(at, timeZone)}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {hoursLate !== null && (
        <p className="eta-late">
          {Math.abs(hoursLate) < 1 ? (
            <StateLabel tone="good">{words('trackOnTime')}</StateLabel>
          ) : (
            <StateLabel tone={hoursLate > 0 ? 'warn' : 'good'}>
              {words('trackAgainstFirst', { text: hoursText(words, Math.round(hoursLate)) })}
            </StateLabel>
          )}
        </p>
      )}
      <EtaChart times={times} />
      {changes.length > 0 && (
        <details className="eta-changes">
          <summary>{words('trackChanges', { count: changes.length })}</summary>
          <ol>
            {changes.toReversed().map((change) => (
              <li key={`${change.issuedAt} ${change.after}`}>
                <span className="number">
                  {change.issuedAt === null ? '–' : wallText(change.issuedAt, timeZone)}
                </span>
                <span className="number">
                  {change.before !== null && <del>{wallText(change.before, timeZone)}</del>}{' '}
                  <strong>{wallText(change.after, timeZone)}</strong>
                </span>
                <small>
                  {change.hours !== null &&
                    change.hours !== 0 &&
                    `${hoursText(words, Math.round(change.hours))} · `}
                  <SourceMark source={change.source} />
                  {change.delayReason !== '' &&
                    ` · ${words('trackBecause', { reason: change.delayReasonName || change.delayReason })}`}
                </small>
              </li>
            ))}
          </ol>
        </details>
      )}
    </Card>
  );
}
