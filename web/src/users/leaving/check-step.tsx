import type { LeavingPreview } from '@fairway/contract/leaving.ts';
import type { HoldingKind } from '@fairway/contract/leaving-words.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { holdingWords } from './holding-words.ts';
import { heldIn, type LeavingChoice, toOf } from './leaving-choice.ts';
import { useNames } from './use-names.ts';

interface CheckStepProps {
  user: LeavingPreview;
  choice: LeavingChoice;
}

/** What will happen, in words, before it does. */
export function CheckStep({ user, choice }: CheckStepProps) {
  const words = useWords();
  const names = useNames([choice.toId, ...Object.values(choice.receivers)]);
  const { realName: name } = user;
  const lineOf = (kind: HoldingKind, count: number): string => {
    const to = names.get(toOf(kind, choice) ?? '');
    if (kind === 'delegations') return words('leavingSaysEnds', { count });
    if (to === undefined) return words('leavingSaysStays', { kind: words(holdingWords[kind]), count });
    if (kind === 'flowSteps') return words('leavingSaysSteps', { name, count, to });
    return words('leavingSaysGiven', { kind: words(holdingWords[kind]), count, to });
  };
  return (
    <Card title={words('leavingCheckTitle')}>
      <ul className="leaving-says">
        <li>{words('leavingSaysClosed', { name, count: user.sessions })}</li>
        {heldIn(user.holdings).map(({ kind, count }) => (
          <li key={kind}>{lineOf(kind, count)}</li>
        ))}
        <li>{words('leavingSaysLater')}</li>
        <li>{words('leavingSaysUndo')}</li>
      </ul>
    </Card>
  );
}
