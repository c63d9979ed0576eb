import type { Reply } from '@fairway/contract/endpoint.ts';
import type { leaveUser } from '@fairway/contract/leaving.ts';
import { useWords } from '../../language/words.ts';
import { Card } from '../../ui/card.tsx';
import { HandedOverLines } from './handed-over-lines.tsx';

interface DoneStepProps {
  name: string;
  done: Reply<typeof leaveUser>;
}

/** What went to whom, as it was done. */
export function DoneStep({ name, done: { handedOver, later } }: DoneStepProps) {
  const words = useWords();
  return (
    <Card title={words('leavingDoneTitle', { name })}>
      <div role="status">
        {handedOver.length === 0 ? (
          <p className="leaving-line">{words('leavingDoneNothing')}</p>
        ) : (
          <HandedOverLines handedOver={handedOver} />
        )}
        {later > 0 && <p className="leaving-line">{words('leavingDoneLater', { count: later })}</p>}
      </div>
    </Card>
  );
}
