import { AppError } from '@fairway/contract/app-error.ts';
import { getLoginConfig } from '@fairway/contract/session.ts';
import { acceptInvitation, getInvitation } from '@fairway/contract/users.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { PasswordHints } from '../../session/password-hints.tsx';
import { loginPath } from '../../session/return-path.ts';
import { enter } from '../../session/sign-in.ts';
import '../../sign-in-methods/login-page.css';
import { LoginWelcome } from '../../sign-in-methods/login-welcome.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useDocumentTitle } from '../../ui/use-document-title.ts';
import { call } from '../../wire/api.ts';
import { load } from '../../wire/calls.ts';
import { homePath } from '../../wire/navigation/home-path.ts';

/** Somebody who was invited sets their own password and is in. */
export function InvitationPage() {
  const words = useWords();
  const { hash } = useLocation();
  const token = hash.slice(1);
  const { data: config } = useQuery(load(getLoginConfig, {}));
  const asked = useQuery({
    ...load(getInvitation, { body: { token } }),
    ...{ enabled: token !== '', retry: false, meta: { quiet: true } },
  });
  useDocumentTitle(words('invitationTitle'));
  return (
    <div className="login">
      <LoginWelcome config={config?.sysConfigInfo} />
      <main className="login-main">
        <div className="login-card">
          {token === '' || asked.error instanceof AppError ? (
            <Over />
          ) : asked.data ? (
            <PasswordForm token={token} invitation={asked.data} policy={config?.passwordPolicy} />
          ) : asked.isError ? (
            <Empty
              drawing="broken"
              title={words('invitationNotLoaded')}
              action={<Button onClick={() => void asked.refetch()}>{words('retry')}</Button>}
            />
          ) : (
            <Skeleton count={3} />
          )}
        </div>
      </main>
    </div>
  );
}

function Over() {
  const words = useWords();
  const navigate = useNavigate();
  return (
    <Empty
      title={words('invitationOver')}
      line={words('invitationOverLine')}
      action={<Button onClick={() => void navigate(loginPath)}>{words('invitationToLogin')}</Button>}
    />
  );
}

interface PasswordFormProps {
  token: string;
  invitation: { account: string; realName: string; expiresAt: number };
  policy: Parameters<typeof PasswordHints>[0]['policy'] | undefined;
}

function PasswordForm({ token, invitation, policy }: PasswordFormProps) {
  const words = useWords();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const setting = useMutation({
    retry: false,
    mutationFn: async () => {
      const { token: session } = await call(acceptInvitation, { body: { token, password } }, { mask: false });
      if (await enter(session)) void navigate(homePath, { replace: true });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (password !== '' && !setting.isPending) setting.mutate();
  };
  const { realName: name, account, expiresAt } = invitation;
  return (
    <form className="login-form" onSubmit={submit} noValidate>
      <h1>{words('invitationTitle')}</h1>
      <p className="login-form-line">{words('invitationFor', { name, account })}</p>
      <p className="login-form-line">{words('invitationUntil', { at: formatDate(expiresAt) })}</p>
      {/* Whoever keeps passwords in the browser keeps it for this account; a hidden field is not looked at. */}
      <input
        className="visually-hidden"
        name="username"
        autoComplete="username"
        aria-hidden="true"
        tabIndex={-1}
        value={account}
        readOnly
      />
      <TextField
        label={words('password')}
        type="password"
        autoComplete="new-password"
        value={password}
        error={setting.error instanceof AppError ? setting.error.message : undefined}
        onChange={({ target }) => {
          setPassword(target.value);
          if (setting.isError) setting.reset();
        }}
      />
      {policy && <PasswordHints password={password} policy={policy} />}
      <Button look="primary" type="submit" wide disabled={password === ''} busy={setting.isPending}>
        {words('invitationSet')}
      </Button>
    </form>
  );
}
