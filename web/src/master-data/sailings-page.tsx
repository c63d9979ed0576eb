import { defaultZone } from '@fairway/domain/time/format-date.ts';
import { startOfDay } from '@fairway/domain/time/zoned.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { sailingEntities } from './descriptions.ts';
import { useChosenEntity } from './entity-switch.tsx';
import { sailingDescription } from './sailings.ts';
import './sailings-page.css';
import { SwitchedScreen } from './switched-screen.tsx';

/** Sailings by departure, from today on unless one asks for the earlier ones, and the voyages they belong to. */
export function SailingsPage() {
  const chosen = useChosenEntity(sailingEntities);
  const [search] = useSearchParams();
  const [now] = useState(() => Date.now());
  const isUpcoming = chosen === sailingDescription && search.get('past') === null;
  const narrowedBy = isUpcoming ? { etdFrom: startOfDay(now, defaultZone) ?? now } : {};
  return (
    <SwitchedScreen
      label="mdSailings"
      entities={sailingEntities}
      chosen={chosen}
      narrowedBy={narrowedBy}
      lead={chosen === sailingDescription && <PastSwitch />}
    />
  );
}

function PastSwitch() {
  const words = useWords();
  const [search, setSearch] = useSearchParams();
  // Who chose days of departure has said which ones they want.
  if (search.get('f.etd')) return null;
  const showsPast = search.get('past') !== null;
  const toggle = () =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (showsPast) next.delete('past');
        else next.set('past', '1');
        return next;
      },
      { replace: true },
    );
  return (
    <p className="sailings-past">
      {words(showsPast ? 'mdSailingsAll' : 'mdSailingsUpcoming')}
      <Button look="quiet" onClick={toggle}>
        {words(showsPast ? 'mdSailingsShowUpcoming' : 'mdSailingsShowAll')}
      </Button>
    </p>
  );
}
