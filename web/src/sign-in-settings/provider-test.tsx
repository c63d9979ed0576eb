import { AppError } from '@fairway/contract/app-error.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { checkSignInMethod, type SignInMethod, trySignInMethod } from '@fairway/contract/sign-in-settings.ts';
import { useState } from 'react';
import type { PlainKey } from '../language/words.ts';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import { outcomeText, outcomeTone } from './method-words.ts';

type Checked = Reply<typeof checkSignInMethod>;

interface ProviderTestProps {
  method: SignInMethod;
  /** Nothing is typed that is not saved: what is tested is what was saved. */
  isSaved: boolean;
  /** Takes the addresses the issuer names. */
  onFound: (found: NonNullable<Checked['found']>) => void;
}

const stepWords: Record<Checked['steps'][number]['step'], PlainKey> = {
  discovery: 'signInStepDiscovery',
  authorize: 'signInStepAuthorize',
  token: 'signInStepToken',
  userinfo: 'signInUserinfoUrl',
};
const shownLonger = 4_000;

/** Asks the provider whether it knows us, and lets somebody sign in there to see what it says. */
export function ProviderTest({ method, isSaved, onFound }: ProviderTestProps) {
  const words = useWords();
  const [checked, setChecked] = useState<Checked>();
  const checking = useCommand(checkSignInMethod, { quiet: true });
  const trying = useCommand(trySignInMethod, { quiet: true });
  const params = { id: method.id };
  const explain = (error: unknown) =>
    toast(error instanceof AppError ? error.message : words('requestFailed'), shownLonger);
  const check = async () => {
    setChecked(undefined);
    try {
      setChecked(await checking.mutateAsync({ params }));
    } catch (error) {
      explain(error);
    }
  };
  const tryIt = async () => {
    // Opened by the press itself: a browser lets no window open later.
    const beside = window.open('', '_blank');
    if (beside) beside.opener = null;
    try {
      const { url } = await trying.mutateAsync({ params });
      if (beside) beside.location.href = url;
      else toast(words('signInWindowBlocked'), shownLonger);
    } catch (error) {
      beside?.close();
      explain(error);
    }
  };
  const { found } = checked ?? {};
  return (
    <Card title={words('signInTest')}>
      <p className="sign-in-hint">{words(isSaved ? 'signInTestHint' : 'signInTestSaveFirst')}</p>
      <div className="sign-in-acts">
        <Button icon="check" busy={checking.isPending} disabled={!isSaved} onClick={() => void check()}>
          {words('signInCheck')}
        </Button>
        <Button icon="user" busy={trying.isPending} disabled={!isSaved} onClick={() => void tryIt()}>
          {words('signInTry')}
        </Button>
      </div>
      {checked && (
        <ul className="sign-in-steps" role="status">
          {checked.steps.map(({ step, outcome, status }) => (
            <li key={step}>
              <span>{words(stepWords[step])}</span>
              <StateLabel tone={outcomeTone(outcome)}>
                {step === 'token' && outcome === 'ok'
                  ? words('signInClientKnown')
                  : outcomeText(words, outcome, status)}
              </StateLabel>
              {outcome === 'differs' && found && (
                <Button look="quiet" onClick={() => onFound(found)}>
                  {words('signInTakeFound')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
