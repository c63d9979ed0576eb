import { AppError } from '@fairway/contract/app-error.ts';
import { getImageCode, getSignInConfig, signIn } from '@fairway/contract/session.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { call, pathOf } from '../wire/api.ts';
import { load } from '../wire/calls.ts';
import { newCommandId } from '../wire/command-id.ts';
import { usePreloadHome } from '../wire/navigation/preload-home.ts';
import { ImageCodeField } from './image-code-field.tsx';
import { enter } from './sign-in.ts';

interface SignInFormProps {
  company: string | undefined;
  /** Carries an identity of a third party, which is tied to whoever signs in with it. */
  ticket?: string;
  onEntered?: () => void;
  onForgotten?: () => void;
}

export function SignInForm({ company, ticket, onEntered, onForgotten }: SignInFormProps) {
  const words = useWords();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ account: '', password: '', code: '' });
  const [askedAccount, setAskedAccount] = useState('');
  const [picture, setPicture] = useState(newCommandId);
  const [missing, setMissing] = useState<Partial<typeof typed>>({});
  const { data: config, refetch: askConfigAgain } = useQuery({
    ...load(getSignInConfig, { params: { account: askedAccount } }),
    enabled: askedAccount !== '',
    meta: { quiet: true },
  });
  const preloadHome = usePreloadHome();
  const needsCode = config?.enableVerificationCode === 1;

  const signing = useMutation({
    retry: false,
    onMutate: preloadHome,
    mutationFn: async () => {
      const { account, password, code } = typed;
      const answer = needsCode ? { code: code.trim(), timestamp: picture } : {};
      const body = {
        account: account.trim(),
        password,
        grant_type: 'password',
        origin: 'password',
        ...answer,
        ...(ticket ? { jnpf_ticket: ticket } : {}),
      };
      const { token } = await call(signIn, { body }, { mask: false });
      return enter(token);
    },
    onSuccess: (isIn) => isIn && onEntered?.(),
    onError: () => {
      // A code is good for one answer, and after failures the server may ask for one.
      setPicture(newCommandId());
      setTyped((before) => ({ ...before, code: '' }));
      const account = typed.account.trim();
      if (askedAccount === account) void askConfigAgain();
      else setAskedAccount(account);
    },
  });
  const refused = signing.error instanceof AppError ? signing.error.fields : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (signing.isPending) return;
    const found = {
      ...(typed.account.trim() ? {} : { account: words('accountPlaceholder') }),
      ...(typed.password ? {} : { password: words('passwordPlaceholder') }),
      ...(needsCode && !typed.code.trim() ? { code: words('imageCodePlaceholder') } : {}),
    };
    setMissing(found);
    const [first] = Object.keys(found);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else signing.mutate();
  };
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    error: missing[name] ?? refused?.[name],
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value });
      setMissing({ ...missing, [name]: undefined });
      if (signing.isError) signing.reset();
    },
  });
  return (
    <form ref={form} className="login-form" onSubmit={submit} noValidate>
      <h1>{words('signInWelcome')}</h1>
      <p className="login-form-line">{words('signInLine', { company: company || words('productName') })}</p>
      <TextField
        label={words('account')}
        placeholder={words('accountPlaceholder')}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        {...field('account')}
        onBlur={() => setAskedAccount(typed.account.trim())}
      />
      <TextField
        label={words('password')}
        placeholder={words('passwordPlaceholder')}
        type="password"
        autoComplete="current-password"
        maxLength={256}
        {...field('password')}
      />
      {needsCode && (
        <ImageCodeField
          length={config.verificationCodeNumber}
          address={pathOf(getImageCode, { length: config.verificationCodeNumber, timestamp: picture })}
          onRenew={() => setPicture(newCommandId())}
          {...field('code')}
        />
      )}
      <Button look="primary" type="submit" wide busy={signing.isPending}>
        {words(signing.isPending ? 'signingIn' : 'signIn')}
      </Button>
      {onForgotten && (
        <Button look="quiet" className="login-forgotten" onClick={onForgotten}>
          {words('passwordForgotten')}
        </Button>
      )}
    </form>
  );
}
