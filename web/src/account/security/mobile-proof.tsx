import { AppError } from '@fairway/contract/app-error.ts';
import { verifyMobile } from '@fairway/contract/sign-in-methods.ts';
import { isCode } from '@fairway/domain/text/numeric.ts';
import { type FormEvent, useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { CodeButton } from '../../sign-in-methods/code-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import './mobile-proof.css';

interface MobileProofProps {
  mobile: string;
  onProven: () => void;
}

/** A number one typed oneself is no way to sign in before a code that came to it was read. */
export function MobileProof({ mobile, onProven }: MobileProofProps) {
  const words = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<string>();
  const proving = useCommand(verifyMobile, { mask: false, quiet: true });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (proving.isPending) return;
    if (!isCode(code.trim())) return setProblem(words('smsCodeMissing'));
    proving.mutate(
      { body: { code: code.trim() } },
      {
        onSuccess: () => {
          toast(words('mobileProven'));
          onProven();
        },
        onError: (error) => setProblem(error instanceof AppError ? error.message : words('requestFailed')),
      },
    );
  };
  return (
    <Card title={words('mobileUnproven', { mobile })}>
      <form ref={form} className="mobile-proof" onSubmit={submit} noValidate>
        <p>{words('mobileUnprovenLine')}</p>
        <TextField
          label={words('smsCode')}
          placeholder={words('smsCodePlaceholder')}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={6}
          value={code}
          error={problem}
          onChange={(event) => {
            setCode(event.target.value);
            setProblem(undefined);
          }}
          after={
            <CodeButton
              mobile={mobile}
              isReady={() => true}
              onSent={() => form.current?.querySelector('input')?.focus()}
            />
          }
        />
        <Button type="submit" busy={proving.isPending}>
          {words('mobileProve')}
        </Button>
      </form>
    </Card>
  );
}
