import type { ShownHeading } from '@fairway/contract/shown-fact.ts';
import { HeadFacts } from '../ui/head-facts.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import './record-head.css';

/** What a record is, its state and its key facts, above its form; its number beside the name. */
export function RecordHead({ heading: { title, number, state, facts } }: { heading: ShownHeading }) {
  if (!title) return null;
  return (
    <section className="record-head">
      <div className="record-head-title">
        <h2>{title}</h2>
        {state && <StateLabel tone={state.tone}>{state.text}</StateLabel>}
      </div>
      <HeadFacts facts={facts} />
      {number && <p className="record-head-number number">{number}</p>}
    </section>
  );
}
