import type { CSSProperties } from 'react';
import type { ContainerProps } from './container.ts';
import './row-container.css';

/** Parts beside each other on a desk. */
export function RowContainer({ node: { parts }, drawPart }: ContainerProps) {
  return (
    <div className="form-row">
      {parts.map((part) => (
        <div key={part.id} style={{ '--span': part.span } as CSSProperties}>
          {drawPart(part)}
        </div>
      ))}
    </div>
  );
}
