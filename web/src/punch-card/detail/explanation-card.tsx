import { explainPunch, type Punch } from '@fairway/contract/punch-card.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import '../../ui/form.css';
import { Link } from '../../ui/link.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { StateLabel } from '../../ui/state-label.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { requestPath } from '../../workflow/flow-path.ts';
import { punchReads } from '../punch-reads.ts';
import { explanationTones, explanationWords } from '../punch-text.ts';

/** A punch cannot be changed, but explained: what its person said, and what whoever approves thought of it. */
export function ExplanationCard({ punch }: { punch: Punch }) {
  const words = useWords();
  const [isWriting, setWriting] = useState(false);
  const { explanation, explained, mayExplain } = punch;
  if (!explained && !mayExplain) return null;
  return (
    <Card
      title={words('punchExplanation')}
      state={
        explanation !== 'none' && (
          <StateLabel tone={explanationTones[explanation]}>{words(explanationWords[explanation])}</StateLabel>
        )
      }
    >
      {explained && (
        <Facts
          facts={[
            [words('punchExplanationReason'), explained.reason],
            [words('punchAskedTime'), formatDate(explained.askedTime)],
            [words('punchDecidedTime'), explained.decidedTime !== null && formatDate(explained.decidedTime)],
            [
              words('punchApproval'),
              explained.mayOpen && (
                <Link key="flow" to={requestPath(explained.flowId)}>
                  {words('punchOpenApproval')}
                </Link>
              ),
            ],
          ]}
        />
      )}
      {mayExplain && (
        <>
          <p className="punch-body-soft">{words('punchExplainLine')}</p>
          <Button icon="edit" onClick={() => setWriting(true)}>
            {words('punchExplain')}
          </Button>
        </>
      )}
      {isWriting && <ExplainSheet id={punch.id} onClose={() => setWriting(false)} />}
    </Card>
  );
}

const mostReason = 500;

function ExplainSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const words = useWords();
  const [reason, setReason] = useState('');
  const explaining = useCommand(explainPunch, { refreshes: punchReads });
  const send = () =>
    explaining.mutate(
      { params: { id }, body: { reason: reason.trim() } },
      {
        onSuccess: () => {
          toast(words('punchExplainSent'));
          onClose();
        },
      },
    );
  return (
    <Sheet title={words('punchExplain')} open onClose={onClose}>
      <div className="form-stack">
        <TextArea
          label={words('punchExplanationReason')}
          hint={words('punchExplainHint')}
          rows={4}
          most={mostReason}
          maxLength={mostReason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <Button look="primary" wide disabled={!reason.trim()} busy={explaining.isPending} onClick={send}>
          {words('punchExplainSend')}
        </Button>
      </div>
    </Sheet>
  );
}
