import type { PeriodActName, PeriodRow } from '@fairway/contract/ledger.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { type Act, ActMenu } from '../../ui/act-menu.tsx';
import { Button } from '../../ui/button.tsx';
import { actIcons, actWords } from '../ledger-words.ts';
import { thisMonth } from '../use-ledger-question.ts';
import { PeriodActSheet } from './period-act-sheet.tsx';

const forward: readonly PeriodActName[] = ['close', 'lock'];

/** What can be done with a month: onwards as a button, back in a menu. */
export function PeriodActs({ period }: { period: PeriodRow }) {
  const words = useWords();
  const [asked, setAsked] = useState<PeriodActName>();
  // A month is closed once it is over.
  const can = period.can.filter((act) => act !== 'close' || period.code < thisMonth());
  const main = forward.find((act) => can.includes(act));
  const others: Act[] = can
    .filter((act) => act !== main)
    .map((act) => ({ name: words(actWords[act]), icon: actIcons[act], act: () => setAsked(act) }));
  return (
    <>
      {main && (
        <Button
          icon={actIcons[main]}
          aria-label={words('periodActTitle', { act: words(actWords[main]), period: period.code })}
          onClick={() => setAsked(main)}
        >
          {words(actWords[main])}
        </Button>
      )}
      {others.length > 0 && <ActMenu label={words('periodActs', { period: period.code })} acts={others} />}
      {asked && <PeriodActSheet period={period} act={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
