import { AppError } from '@fairway/contract/app-error.ts';
import { getManagedUser } from '@fairway/contract/users.ts';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { NotFound } from '../../ui/not-found.tsx';
import { Page } from '../../ui/page.tsx';
import { load } from '../../wire/calls.ts';
import { UserActs } from '../acts/user-acts.tsx';
import { UserUndoBar } from '../acts/user-undo-bar.tsx';
import { usersScreen } from '../paths.ts';
import { UserBody } from './user-body.tsx';

/** One person (`?id=`), as a phone shows them. */
export function UserPage() {
  const words = useWords();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const id = address.get('id') ?? '';
  const asked = useQuery({
    ...load(getManagedUser, { params: { id } }),
    ...{ enabled: id !== '', meta: { quiet: true } },
  });
  if (id === '' || (asked.error instanceof AppError && !asked.data)) return <NotFound home={usersScreen} />;
  const user = asked.data;
  return (
    <Page
      title={user?.realName ?? words('userOne')}
      back={usersScreen}
      foot={user && <UserActs user={user}>{(buttons) => <ActionBar>{buttons}</ActionBar>}</UserActs>}
    >
      <Loaded query={asked}>{(shown) => <UserBody user={shown} />}</Loaded>
      <UserUndoBar onGone={() => void navigate(usersScreen, { replace: true })} />
    </Page>
  );
}
