import type { ChartNode } from '@fairway/contract/workflow.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { ExternalMark } from '../../people/external-mark.tsx';
import { PersonAvatar } from '../../people/person-avatar.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { personName } from '../person-name.ts';
import { personStates } from './chart-words.ts';

/** More would push the rest of the way out of sight. */
const mostPeople = 6;

/** Who decides at a node, found by which rule, and how it stands with each. */
export function ChartPeople({ node }: { node: ChartNode }) {
  const words = useWords();
  const [isWhole, setIsWhole] = useState(false);
  const { people } = node;
  // Whom a copy goes to is found out only when it goes.
  const isForPeople = ['start', 'approve', 'handle', ...(node.state === 'future' ? [] : ['cc'])].includes(
    node.kind,
  );
  if (people.length === 0)
    return isForPeople && node.state !== 'skipped' && !node.skipped ? (
      <p className="chart-facts">{words('chartNobody')}</p>
    ) : null;
  const shown = isWhole ? people : people.slice(0, mostPeople);
  return (
    <ul className="chart-people">
      {shown.map((person, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: somebody may stand twice in a node, each time for another reason
        <li key={`${person.userId} ${place}`}>
          <PersonAvatar name={personName(person.userName)} headIcon={person.headIcon} size={32} />
          <ChartPerson person={person} node={node} />
        </li>
      ))}
      {people.length > shown.length && (
        <li>
          <button type="button" className="chart-more" onClick={() => setIsWhole(true)}>
            {words('chartMore', { count: people.length - shown.length })}
          </button>
        </li>
      )}
    </ul>
  );
}

function ChartPerson({ person, node }: { person: ChartNode['people'][number]; node: ChartNode }) {
  const words = useWords();
  const state = person.skipped
    ? undefined
    : personStates[node.kind === 'start' && person.state === 'approved' ? 'submitted' : person.state];
  return (
    <span className="chart-person">
      <span className="chart-person-name">
        {personName(person.userName)}
        <ExternalMark shown={person.isExternal} />
        {state && <StateLabel tone={state.tone}>{words(state.words)}</StateLabel>}
      </span>
      <span className="chart-person-line">
        {[person.via, person.handleTime === null ? '' : formatDate(person.handleTime)]
          .filter(Boolean)
          .join(' · ')}
      </span>
      {person.skipped && (
        <span className="chart-skip">
          {words(node.state === 'past' ? 'chartDidSkip' : 'chartWillSkip', { reason: person.skipped })}
        </span>
      )}
    </span>
  );
}
