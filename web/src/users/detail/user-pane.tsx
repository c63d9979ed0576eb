import { getManagedUser } from '@fairway/contract/users.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../language/words.ts';
import { LoadedPane } from '../../ui/loaded-pane.tsx';
import { load } from '../../wire/calls.ts';
import { UserActs } from '../acts/user-acts.tsx';
import { UserBody } from './user-body.tsx';

interface UserPaneProps {
  id: string;
  onClose: () => void;
}

/** Somebody beside the table they stand in. */
export function UserPane({ id, onClose }: UserPaneProps) {
  const words = useWords();
  const asked = useQuery({ ...load(getManagedUser, { params: { id } }), meta: { quiet: true } });
  const user = asked.data;
  return (
    <LoadedPane
      query={asked}
      className="user-pane"
      title={user?.realName ?? words('userOne')}
      actions={user && <UserActs user={user} />}
      onClose={onClose}
    >
      {(shown) => <UserBody user={shown} />}
    </LoadedPane>
  );
}
