import { answerSchedule, type ScheduleItem } from '@fairway/contract/schedule.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import type { Scope } from '../move/moved-events.ts';
import { scheduleReads } from '../schedule-reads.ts';
import { ScopeSheet } from '../scope-sheet.tsx';
import { ProposeSheet } from './propose-sheet.tsx';

const possible = [
  { answer: 'declined', word: 'scheduleDecline' },
  { answer: 'tentative', word: 'scheduleMaybe' },
  { answer: 'accepted', word: 'scheduleAccept' },
] as const;
type Answer = (typeof possible)[number]['answer'];

/** What somebody who was invited says: to one time or to all, or that another one would be better. */
export function AnswerActs({ event }: { event: ScheduleItem }) {
  const words = useWords();
  const [asked, setAsked] = useState<Answer | null>(null);
  const [isProposing, setIsProposing] = useState(false);
  const answering = useCommand(answerSchedule, { refreshes: scheduleReads });
  const answer = (to: Answer, scope: Scope, proposedAt: number | null = null) => {
    setAsked(null);
    setIsProposing(false);
    answering
      .mutateAsync({
        params: { id: event.id },
        body: { answer: to, type: scope === '1' ? 1 : 3, proposedAt },
      })
      .then(
        () => toast(words(proposedAt === null ? 'scheduleAnswered' : 'scheduleProposedSent')),
        () => undefined,
      );
  };
  return (
    <>
      <ActionBar>
        <Button look="quiet" busy={answering.isPending} onClick={() => setIsProposing(true)}>
          {words('schedulePropose')}
        </Button>
        {possible.map((one) => (
          <Button
            key={one.answer}
            look={event.myAnswer === one.answer ? 'primary' : 'plain'}
            aria-pressed={event.myAnswer === one.answer}
            busy={answering.isPending}
            onClick={() => (event.rule === '' ? answer(one.answer, '3') : setAsked(one.answer))}
          >
            {words(one.word)}
          </Button>
        ))}
      </ActionBar>
      <ScopeSheet
        act={asked ? 'answer' : null}
        onChoose={(scope) => asked && answer(asked, scope)}
        onClose={() => setAsked(null)}
      />
      <ProposeSheet
        event={event}
        open={isProposing}
        onSend={(startAt) => answer('tentative', '1', startAt)}
        onClose={() => setIsProposing(false)}
      />
    </>
  );
}
