import { Card } from '../../ui/card.tsx';
import type { ContainerProps } from './container.ts';

/** Things that belong together, under one title. */
export function CardContainer({ node: { label, parts }, drawPart }: ContainerProps) {
  return (
    <Card title={label || undefined}>
      {parts.map((part) => (
        <div key={part.id}>{drawPart(part)}</div>
      ))}
    </Card>
  );
}
