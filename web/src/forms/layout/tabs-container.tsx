import { type KeyboardEvent, useId, useState } from 'react';
import { useWords } from '../../language/words.ts';
import './collapse-container.css';
import type { ContainerProps } from './container.ts';
import './tabs-container.css';
import { usePartStates, usePartToShow } from './use-part-state.ts';

/** Tabs of a form; one with a wrong field says so. */
export function TabsContainer({ node: { label, parts }, drawPart }: ContainerProps) {
  const words = useWords();
  const id = useId();
  const states = usePartStates(parts);
  const [chosen, setChosen] = useState<string | undefined>(parts[0]?.id);
  const current = states.some(({ part }) => part.id === chosen) ? chosen : states[0]?.part.id;
  // What was filled in on another tab may still be at work, such as an upload: it stays where it is.
  const [drawn, setDrawn] = useState<readonly string[]>([]);
  if (current !== undefined && !drawn.includes(current)) setDrawn([...drawn, current]);
  const sought = usePartToShow(parts);
  if (sought !== undefined && sought !== chosen) setChosen(sought);

  const go = (event: KeyboardEvent) => {
    const now = states.findIndex(({ part }) => part.id === current);
    const next = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: states.length - 1 }[event.key];
    const to = next === undefined ? undefined : states.at(next % states.length)?.part.id;
    if (to === undefined) return;
    event.preventDefault();
    setChosen(to);
    document.getElementById(`${id}-${to}`)?.focus();
  };
  return (
    <section className="form-tabs">
      <div className="form-tabs-list" role="tablist" aria-label={label || words('formTabs')} onKeyDown={go}>
        {states.map(({ part, isWrong }) => (
          <button
            key={part.id}
            type="button"
            role="tab"
            id={`${id}-${part.id}`}
            aria-selected={part.id === current}
            aria-controls={`${id}-${part.id}-inside`}
            tabIndex={part.id === current ? 0 : -1}
            onClick={() => setChosen(part.id)}
          >
            {part.label}
            {isWrong && <span className="form-part-wrong">{words('formPartWrong')}</span>}
          </button>
        ))}
      </div>
      {states.map(({ part }) => (
        <div
          key={part.id}
          role="tabpanel"
          id={`${id}-${part.id}-inside`}
          className="form-tabs-inside"
          aria-labelledby={`${id}-${part.id}`}
          hidden={part.id !== current}
        >
          {drawn.includes(part.id) && drawPart(part)}
        </div>
      ))}
    </section>
  );
}
