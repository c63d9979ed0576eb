import type { FrameRefusal, SentFrame } from '@fairway/contract/live.ts';
import { sendFrame, useSocketState } from '../../wire/socket/send-frame.ts';

export type Answer =
  | { is: 'stored' }
  | { is: 'refused'; name: FrameRefusal; words: string }
  /** It did not leave, or nobody said whether it arrived: the same again later is harmless. */
  | { is: 'unanswered' };

const patience = 20_000;
const waiting = new Map<string, (answer: Answer) => void>();

/** Says a message and waits until the server says what became of it, or the line breaks. */
export function sendAndWait(frame: Extract<SentFrame, { method: 'SendMessage' }>): Promise<Answer> {
  const { clientId = '' } = frame;
  return new Promise((resolve) => {
    const late = setTimeout(() => settle({ is: 'unanswered' }), patience);
    const stopWatching = useSocketState.subscribe(({ isUp }) => {
      if (!isUp) settle({ is: 'unanswered' });
    });
    function settle(answer: Answer): void {
      clearTimeout(late);
      stopWatching();
      waiting.delete(clientId);
      resolve(answer);
    }
    waiting.set(clientId, settle);
    if (!sendFrame(frame)) settle({ is: 'unanswered' });
  });
}

export const noteStored = (clientId: string) => waiting.get(clientId)?.({ is: 'stored' });

/** False when nobody here waits for an answer about it. */
export function noteRefused(clientId: string, name: FrameRefusal, words: string): boolean {
  const settle = waiting.get(clientId);
  settle?.({ is: 'refused', name, words });
  return settle !== undefined;
}
