import type { CSSProperties } from 'react';
import type { ContainerProps } from './container.ts';
import './grid-container.css';

/** Cells with lines between them on a desk, as a paper form has; below each other on a phone. */
export function GridContainer({ node: { label, parts }, drawPart }: ContainerProps) {
  return (
    <section className="form-grid" aria-label={label || undefined}>
      {parts.map((part) => (
        <div key={part.id} style={{ '--span': part.span } as CSSProperties}>
          {drawPart(part)}
        </div>
      ))}
    </section>
  );
}
