import type { LeavingPreview } from '@fairway/contract/leaving.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { UserSelect } from '../../people/select/user-select.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import '../../ui/form.css';
import { Switch } from '../../ui/switch.tsx';
import { HoldingRow } from './holding-row.tsx';
import { heldIn, type LeavingChoice } from './leaving-choice.ts';

interface HoldingsStepProps {
  user: LeavingPreview;
  choice: LeavingChoice;
  onChange: (changes: Partial<LeavingChoice>) => void;
}

/** What they hold, and who gets it: one for everything, or somebody else for some of it. */
export function HoldingsStep({ user, choice, onChange }: HoldingsStepProps) {
  const words = useWords();
  const { suggested } = user;
  const held = heldIn(user.holdings);
  const [isEach, setEach] = useState(() => Object.values(choice.receivers).some(Boolean));
  const chooseEach = (checked: boolean) => {
    setEach(checked);
    if (!checked) onChange({ receivers: {} });
  };
  if (held.length === 0) return <Empty title={words('leavingNothing')} line={words('leavingNothingLine')} />;
  return (
    <>
      <Card>
        <div className="form-stack">
          <UserSelect
            label={words('leavingForAll')}
            value={choice.toId}
            onChange={(toId) => onChange({ toId })}
          />
          {isEach && <p className="form-hint">{words('leavingForAllHint')}</p>}
          {suggested && choice.toId !== suggested.id && (
            <p className="leaving-suggested">
              {words('leavingSuggested', { name: suggested.fullName })}
              <Button onClick={() => onChange({ toId: suggested.id })}>{words('leavingTake')}</Button>
            </p>
          )}
          <Switch label={words('leavingEach')} checked={isEach} onChange={chooseEach} />
        </div>
      </Card>
      <Card>
        <ul className="leaving-rows">
          {held.map((holding) => (
            <HoldingRow
              key={holding.kind}
              holding={holding}
              {...(isEach && {
                receiver: choice.receivers[holding.kind] ?? '',
                onReceiver: (id: string) =>
                  onChange({ receivers: { ...choice.receivers, [holding.kind]: id } }),
              })}
            />
          ))}
        </ul>
      </Card>
    </>
  );
}
