import type { ReactNode } from 'react';
import './facts.css';

interface FactsProps {
  /** Name and value; a fact without a value is left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
}

/** Names and values, as a card or a detail shows them. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value !== undefined && value !== null && value !== false && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
