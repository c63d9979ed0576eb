import { AppError } from '@fairway/contract/app-error.ts';
import { deleteMyAccount } from '@fairway/contract/own-access.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { type PlainKey, useWords } from '../../language/words.ts';
import { loginPath } from '../../session/return-path.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Page } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { clearSession, sessionToken, useSession } from '../../wire/session-store.ts';
import './cancellation-page.css';
import { accountSecurityPath } from '../paths.ts';

const lost: PlainKey[] = ['lostAccount', 'lostPersonalData', 'lostFiles', 'lostMessages', 'lostRights'];

/** The end of an account: what goes, what stays without a name, the password, and two times yes. */
export function CancellationPage() {
  const words = useWords();
  const userInfo = useSession((session) => session.userInfo);
  return (
    <Page title={words('deleteAccount')} back={accountSecurityPath}>
      {userInfo?.isAdministrator ? (
        <Empty drawing="locked" title={words('administratorStays')} line={words('administratorStaysLine')} />
      ) : (
        <>
          <Card title={words('deleteAccountTitle', { account: userInfo?.userAccount ?? '' })}>
            <ul className="cancellation-lost">
              {lost.map((line) => (
                <li key={line}>
                  <Icon name="close" size={16} />
                  {words(line)}
                </li>
              ))}
            </ul>
            <p className="cancellation-stays">{words('keptWithoutName')}</p>
          </Card>
          <DeleteForm account={userInfo?.userAccount ?? ''} />
        </>
      )}
    </Page>
  );
}

function DeleteForm({ account }: { account: string }) {
  const words = useWords();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const deleting = useCommand(deleteMyAccount, { quiet: true });
  const ask = async (): Promise<boolean> => {
    const understands = await confirm({
      title: words('deleteFirstTitle'),
      body: words('deleteFirstBody'),
      agree: words('deleteGoOn'),
      danger: true,
    });
    if (!understands) return false;
    return confirm({
      title: words('deleteLastTitle', { account }),
      body: words('deleteLastBody'),
      agree: words('deleteForGood'),
      danger: true,
    });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (deleting.isPending) return;
    if (!password) return setProblem(words('passwordPlaceholder'));
    if (!(await ask())) return;
    deleting.mutate(
      { body: { token: sessionToken(), password } },
      {
        onSuccess: () => {
          toast(words('accountDeleted'));
          clearSession(true);
          void navigate(loginPath, { replace: true });
        },
        onError: (error) => {
          setProblem(error instanceof AppError ? error.message : words('requestFailed'));
        },
      },
    );
  };
  return (
    <form className="cancellation-form" onSubmit={(event) => void submit(event)} noValidate>
      <input type="text" autoComplete="username" value={account} readOnly hidden />
      <TextField
        label={words('password')}
        placeholder={words('deletePasswordPlaceholder')}
        type="password"
        autoComplete="current-password"
        maxLength={256}
        value={password}
        error={problem}
        onChange={(event) => {
          setPassword(event.target.value);
          setProblem(undefined);
        }}
      />
      <Button look="danger" type="submit" wide busy={deleting.isPending}>
        {words('deleteAccount')}
      </Button>
    </form>
  );
}
