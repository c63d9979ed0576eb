import { isApplicantCard } from '@fairway/domain/forms/applicant-card.ts';
import { Card } from '../../ui/card.tsx';
import { ApplicantCard, useApplicantCardLook } from './applicant-card.tsx';
import type { ContainerProps } from './container.ts';

/** Things that belong together, under one title. Who filled the form in is one line: it is not what is decided about. */
export function CardContainer({ node, drawPart }: ContainerProps) {
  const look = useApplicantCardLook();
  if (look === 'folded' && isApplicantCard(node)) return <ApplicantCard node={node} drawPart={drawPart} />;
  const { label, parts } = node;
  return (
    <Card title={label || undefined}>
      {parts.map((part) => (
        <div key={part.id}>{drawPart(part)}</div>
      ))}
    </Card>
  );
}
