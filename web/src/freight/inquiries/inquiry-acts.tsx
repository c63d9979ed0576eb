import {
  answerInquiry,
  closeInquiry,
  getInquiry,
  type InquiryRow,
  listInquiries,
} from '@fairway/contract/rate-inquiries.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { AnswerSheet } from './answer-sheet.tsx';

export const hasActs = ({ canAnswer, canClose }: InquiryRow): boolean => canAnswer || canClose;

/** Answering and closing, as far as the server lets this person. */
export function InquiryActs({ inquiry }: { inquiry: InquiryRow }) {
  const words = useWords();
  const [isAnswering, setIsAnswering] = useState(false);
  const refreshes = [getInquiry, listInquiries];
  const answer = useCommand(answerInquiry, { refreshes });
  const close = useCommand(closeInquiry, { refreshes });
  const { id, version, status, canAnswer, canClose } = inquiry;
  const params = { id };
  const send = async (text: string, rateId: string | null) => {
    await answer.mutateAsync({ params, body: { version, text, rateId } });
    toast(words('inquiryAnswerSent'));
    setIsAnswering(false);
  };
  const end = async () => {
    const agree = words('inquiryClose');
    if (await confirm({ title: agree, body: words('inquiryCloseAsk'), agree }))
      await close.mutateAsync({ params, body: { version } });
  };
  return (
    <>
      {canClose && (
        <Button busy={close.isPending} onClick={() => void end().catch(() => undefined)}>
          {words('inquiryClose')}
        </Button>
      )}
      {canAnswer && (
        <Button look="primary" onClick={() => setIsAnswering(true)}>
          {words(status === 'answered' ? 'inquiryAnswerAgain' : 'inquiryAnswer')}
        </Button>
      )}
      {isAnswering && (
        <AnswerSheet
          inquiry={inquiry}
          isBusy={answer.isPending}
          onSend={(text, rateId) => void send(text, rateId).catch(() => undefined)}
          onClose={() => setIsAnswering(false)}
        />
      )}
    </>
  );
}
