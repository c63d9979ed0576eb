import type { ShownFact } from '@fairway/contract/shown-fact.ts';
import './head-facts.css';

interface HeadFactsProps {
  facts: readonly ShownFact[];
}

/** The few facts one decides by, beside each other as far as there is room; the first one stands out. */
export function HeadFacts({ facts }: HeadFactsProps) {
  if (facts.length === 0) return null;
  return (
    <span className="head-facts">
      {facts.map(({ label, text, kind }) => (
        <span key={label} className={`head-fact head-fact-${kind}`}>
          <span className="head-fact-label">{label}</span> <span className="head-fact-text">{text}</span>
        </span>
      ))}
    </span>
  );
}
