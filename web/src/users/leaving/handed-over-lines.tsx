import type { HandedOver } from '@fairway/contract/leaving.ts';
import { useWords } from '../../language/words.ts';
import { holdingWords } from './holding-words.ts';
import './leaving.css';

/** How many of each kind went to whom. */
export function HandedOverLines({ handedOver }: { handedOver: readonly HandedOver[] }) {
  const words = useWords();
  const lineOf = ({ kind, count, to }: HandedOver): string => {
    const named = words(holdingWords[kind]);
    if (kind === 'delegations') return words('leavingSaysEnds', { count });
    return words(to ? 'leavingSaysGiven' : 'leavingSaysStays', {
      ...{ kind: named, count, to: to?.fullName ?? '' },
    });
  };
  return (
    <ul className="leaving-says">
      {handedOver.map((one) => (
        <li key={one.kind}>{lineOf(one)}</li>
      ))}
    </ul>
  );
}
