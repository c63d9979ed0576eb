import type { ShownHeading } from '@fairway/contract/shown-fact.ts';
import { HeadCard } from '../ui/head-card.tsx';
import { HeadFacts } from '../ui/head-facts.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import './record-head.css';

/** What a record is, its state and its key facts, above its form; its number beside the name. */
export function RecordHead({ heading: { title, number, state, facts } }: { heading: ShownHeading }) {
  if (!title) return null;
  return (
    <HeadCard title={title} state={state && <StateLabel tone={state.tone}>{state.text}</StateLabel>}>
      <HeadFacts facts={facts} />
      {number && <p className="record-head-number number">{number}</p>}
    </HeadCard>
  );
}
