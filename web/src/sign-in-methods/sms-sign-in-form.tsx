import { AppError } from '@fairway/contract/app-error.ts';
import { resetPasswordBySms, signInBySms } from '@fairway/contract/sign-in-methods.ts';
import { type PasswordRules, passwordProblems } from '@fairway/domain/session/password-policy.ts';
import { isMobile } from '@fairway/domain/text/contact.ts';
import { isCode } from '@fairway/domain/text/numeric.ts';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useWords } from '../language/words.ts';
import { PasswordHints } from '../session/password-hints.tsx';
import { enter } from '../session/sign-in.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { call } from '../wire/api.ts';
import { CodeButton } from './code-button.tsx';

interface SmsSignInFormProps {
  /** The rules of the password that is set on the way in; without them none is. */
  newPassword?: PasswordRules;
}

/** A number, a code that comes to it, and in; who forgot their password sets a new one with it. */
export function SmsSignInForm({ newPassword }: SmsSignInFormProps) {
  const words = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ account: '', code: '', password: '' });
  const [wrong, setWrong] = useState<Partial<typeof typed>>({});
  // People write numbers in groups, and phones put the country in front.
  const account = typed.account.replace(/[\s-]/g, '').replace(/^\+?86(?=1)/, '');
  const code = typed.code.trim();

  const signing = useMutation({
    retry: false,
    mutationFn: async () => {
      const { password } = typed;
      const { token } = newPassword
        ? await call(resetPasswordBySms, { body: { account, code, password } }, { mask: false })
        : await call(signInBySms, { body: { account, code } }, { mask: false });
      return enter(token);
    },
    // It may be the password that was refused: that does not use the code up.
    onError: (error) =>
      error instanceof AppError && !newPassword && setTyped((before) => ({ ...before, code: '' })),
  });

  const focus = (name: string) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  const complain = (found: typeof wrong) => {
    setWrong(found);
    const [first] = Object.keys(found);
    if (first) focus(first);
    return first === undefined;
  };
  const numberProblem = isMobile(account) ? {} : { account: words('mobileWrong') };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (signing.isPending) return;
    const isWeak = newPassword && passwordProblems(typed.password, newPassword).length > 0;
    const problems = {
      ...numberProblem,
      ...(isCode(code) ? {} : { code: words('smsCodeMissing') }),
      ...(isWeak ? { password: words('forgottenNewPlaceholder') } : {}),
    };
    if (complain(problems)) signing.mutate();
  };
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    error: wrong[name],
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value });
      setWrong({ ...wrong, [name]: undefined });
    },
  });
  return (
    <form ref={form} className="login-form" onSubmit={submit} noValidate>
      <h1>{words(newPassword ? 'forgottenTitle' : 'smsSignIn')}</h1>
      {newPassword && <p className="login-form-line">{words('forgottenLine')}</p>}
      <TextField
        label={words('mobileNumber')}
        placeholder={words('mobilePlaceholder')}
        type="tel"
        autoComplete="tel-national"
        inputMode="numeric"
        maxLength={20}
        {...field('account')}
      />
      <TextField
        label={words('smsCode')}
        placeholder={words('smsCodePlaceholder')}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        {...field('code')}
        after={
          <CodeButton mobile={account} isReady={() => complain(numberProblem)} onSent={() => focus('code')} />
        }
      />
      {newPassword && (
        <>
          <TextField
            label={words('forgottenNew')}
            placeholder={words('forgottenNewPlaceholder')}
            type="password"
            autoComplete="new-password"
            maxLength={256}
            {...field('password')}
          />
          <PasswordHints password={typed.password} policy={newPassword} />
        </>
      )}
      <Button look="primary" type="submit" wide busy={signing.isPending}>
        {words(signing.isPending ? 'signingIn' : newPassword ? 'forgottenSet' : 'signIn')}
      </Button>
    </form>
  );
}
