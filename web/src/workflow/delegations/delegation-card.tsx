import type { Delegation } from '@fairway/contract/workflow-delegations.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { useMarkedName } from '../../people/marked-name.ts';
import { type Act, ActMenu } from '../../ui/act-menu.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { Link } from '../../ui/link.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import './delegation-card.css';
import { stateOf, typeWords } from './delegation-state.ts';
import { delegationFormPath } from './paths.ts';

interface DelegationCardProps {
  delegation: Delegation;
  /** Whose name stands first: the other one of the two. */
  other: 'from' | 'to';
  acts?: readonly Act[];
}

/** A delegation at a glance: with whom, for what, how long, and whether it counts now. */
export function DelegationCard({ delegation, other, acts = [] }: DelegationCardProps) {
  const words = useWords();
  const markedName = useMarkedName();
  const { id, userName, toUserName, flowName, startTime, endTime, description } = delegation;
  const name =
    other === 'to'
      ? markedName(toUserName, delegation.toIsExternal)
      : markedName(userName, delegation.isExternal);
  const state = stateOf(delegation);
  return (
    <Card
      title={
        <Link to={delegationFormPath(id)} className="delegation-card-name">
          {words(other === 'to' ? 'entrustToTitle' : 'entrustFromTitle', { name })}
        </Link>
      }
      state={
        <span className="delegation-card-state">
          <StateLabel tone={state.tone}>{words(state.words)}</StateLabel>
          {acts.length > 0 && <ActMenu label={words('entrustMore', { name })} acts={acts} />}
        </span>
      }
    >
      <Facts
        facts={[
          [words('entrustType'), words(typeWords(delegation))],
          [words('entrustFlows'), flowName],
          [words('entrustStart'), formatDate(startTime)],
          [words('entrustEnd'), formatDate(endTime)],
          [words('entrustNote'), description],
        ]}
      />
    </Card>
  );
}
