import { AppError } from '@fairway/contract/app-error.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { testSmsGateway } from '@fairway/contract/sign-in-settings.ts';
import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import '../ui/form.css';
import { StateLabel } from '../ui/state-label.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useCommand } from '../wire/calls.ts';
import { outcomeText, outcomeTone } from './method-words.ts';

/** Sends a real message to a number, and says what the gateway answered. */
export function SmsTest({ isSaved }: { isSaved: boolean }) {
  const words = useWords();
  const [mobile, setMobile] = useState('');
  const [answer, setAnswer] = useState<Reply<typeof testSmsGateway>>();
  const [problem, setProblem] = useState<string>();
  const testing = useCommand(testSmsGateway, { quiet: true });
  const test = async () => {
    setAnswer(undefined);
    setProblem(undefined);
    try {
      setAnswer(await testing.mutateAsync({ body: { mobile: mobile.trim() } }));
    } catch (error) {
      setProblem(error instanceof AppError ? error.message : words('requestFailed'));
    }
  };
  const isNumber = /^1[3-9]\d{9}$/.test(mobile.trim());
  return (
    <Card title={words('signInTest')}>
      <form
        className="form-stack"
        onSubmit={(event) => {
          event.preventDefault();
          void test();
        }}
      >
        <TextField
          label={words('signInTestMobile')}
          hint={words(isSaved ? 'signInTestSmsHint' : 'signInTestSaveFirst')}
          error={problem}
          value={mobile}
          inputMode="tel"
          autoComplete="off"
          onChange={({ target }) => setMobile(target.value)}
        />
        <Button type="submit" icon="message" busy={testing.isPending} disabled={!isNumber || !isSaved}>
          {words('signInTestSms')}
        </Button>
        {answer && (
          <p role="status">
            <StateLabel tone={outcomeTone(answer.outcome)}>
              {outcomeText(words, answer.outcome, answer.status)}
            </StateLabel>
          </p>
        )}
      </form>
    </Card>
  );
}
