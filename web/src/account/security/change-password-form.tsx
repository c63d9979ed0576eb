import { AppError } from '@fairway/contract/app-error.ts';
import { changePassword, getShortImageCode } from '@fairway/contract/own-access.ts';
import { getSignInConfig } from '@fairway/contract/session.ts';
import { getSysConfig } from '@fairway/contract/system.ts';
import { passwordProblems } from '@fairway/domain/session/password-policy.ts';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { ImageCodeField } from '../../session/image-code-field.tsx';
import { PasswordHints } from '../../session/password-hints.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { pathOf } from '../../wire/api.ts';
import { load, useCommand } from '../../wire/calls.ts';
import { newCommandId } from '../../wire/command-id.ts';
import { useSession } from '../../wire/session-store.ts';
import './change-password-form.css';

interface ChangePasswordFormProps {
  onChanged: () => void;
}

const blank = { oldPassword: '', password: '', repeated: '', code: '' };
type Typed = typeof blank;

/** The policy is checked as one types; the server has the last word. */
export function ChangePasswordForm({ onChanged }: ChangePasswordFormProps) {
  const words = useWords();
  const form = useRef<HTMLFormElement>(null);
  const account = useSession((session) => session.userInfo?.userAccount ?? '');
  const { data: policy } = useQuery(load(getSysConfig, {}));
  const { data: config } = useQuery(load(getSignInConfig, { params: { account } }));
  const [typed, setTyped] = useState(blank);
  const [wrong, setWrong] = useState<Partial<Typed>>({});
  const [picture, setPicture] = useState(newCommandId);
  const changing = useCommand(changePassword, { mask: false });
  const needsCode = config?.enableVerificationCode === 1;
  if (!policy || !config) return <Skeleton shape="line" count={4} />;

  const problemsOf = ({ oldPassword, password, repeated, code }: Typed): Partial<Typed> => ({
    ...(oldPassword ? {} : { oldPassword: words('fieldRequired', { field: words('oldPassword') }) }),
    ...(passwordProblems(password, policy).length > 0 ? { password: words('passwordTooWeak') } : {}),
    ...(password && password === oldPassword ? { password: words('passwordSame') } : {}),
    ...(repeated === password ? {} : { repeated: words('passwordsDiffer') }),
    ...(needsCode && !code.trim() ? { code: words('imageCodePlaceholder') } : {}),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changing.isPending) return;
    const found = problemsOf(typed);
    setWrong(found);
    const [first] = Object.keys(found);
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    const { oldPassword, password, code } = typed;
    const answer = needsCode ? { code: code.trim(), timestamp: picture } : {};
    changing.mutate(
      { body: { oldPassword, password, ...answer } },
      {
        onSuccess: onChanged,
        onError: () => {
          // A code is good for one answer.
          setPicture(newCommandId());
          setTyped((before) => ({ ...before, code: '' }));
        },
      },
    );
  };
  const refused = changing.error instanceof AppError ? changing.error.fields : undefined;
  const field = (name: keyof Typed) => ({
    name,
    value: typed[name],
    error: wrong[name] ?? refused?.[name],
    onChange: (event: { target: { value: string } }) => {
      setTyped({ ...typed, [name]: event.target.value });
      setWrong({ ...wrong, [name]: undefined });
      if (changing.isError) changing.reset();
    },
  });
  const differs = typed.repeated !== '' && !typed.password.startsWith(typed.repeated);
  const secret = { type: 'password', maxLength: 256 } as const;
  return (
    <form ref={form} className="change-password" onSubmit={submit} noValidate>
      {/* Password managers need to know whose password it is. */}
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      <TextField
        {...secret}
        label={words('oldPassword')}
        autoComplete="current-password"
        {...field('oldPassword')}
      />
      <TextField
        {...secret}
        label={words('newPassword')}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordHints password={typed.password} policy={policy} />
      <TextField
        {...secret}
        label={words('repeatPassword')}
        autoComplete="new-password"
        {...field('repeated')}
        error={wrong.repeated ?? (differs ? words('passwordsDiffer') : undefined)}
      />
      {needsCode && (
        <ImageCodeField
          length={4}
          address={pathOf(getShortImageCode, { timestamp: picture })}
          onRenew={() => setPicture(newCommandId())}
          {...field('code')}
        />
      )}
      <p className="change-password-note">{words('changePasswordNote')}</p>
      <Button look="primary" type="submit" wide busy={changing.isPending}>
        {words('changePassword')}
      </Button>
    </form>
  );
}
