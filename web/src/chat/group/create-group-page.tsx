import { createGroup, listConversations, mostGroupMembers } from '@fairway/contract/chat.ts';
import { mixedIdOf } from '@fairway/domain/people/mixed-id.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useWords } from '../../language/words.ts';
import { UsersSelect } from '../../people/select/users-select.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Empty } from '../../ui/empty.tsx';
import { useCommand } from '../../wire/calls.ts';
import { useMyId, useSession } from '../../wire/session-store.ts';
import '../../ui/form.css';
import { Page } from '../../ui/page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { chatPagePath, chatPanePath, homeTabPath } from '../list/chat-paths.ts';
import { useExpandSelection } from './expand-selection.ts';

const longestName = 50;

/** A group of colleagues; `?with=` brings somebody into it. */
export function CreateGroupPage() {
  const words = useWords();
  const isMember = useSession(({ userInfo }) => userInfo?.userKind === 'member');
  return (
    <Page title={words('groupCreate')} back={homeTabPath}>
      {isMember ? <CreateGroup /> : <Empty drawing="locked" title={words('noPermission')} />}
    </Page>
  );
}

function CreateGroup() {
  const words = useWords();
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const me = useMyId();
  const [search] = useSearchParams();
  const [name, setName] = useState('');
  const [chosen, setChosen] = useState(() =>
    search.getAll('with').map((id) => mixedIdOf({ id, type: 'user' })),
  );
  const [error, setError] = useState<string>();
  const behind = useExpandSelection();
  const create = useCommand(createGroup, { refreshes: [listConversations] });

  const begin = (people: string[]) => {
    if (people.length === 0) return setError(words('groupNobody'));
    // Oneself is one of them.
    if (people.length >= mostGroupMembers) return setError(words('groupTooMany', { most: mostGroupMembers }));
    const group = { peerId: '', name: name.trim(), headIcon: '' };
    const open = ({ id }: { id: string }) =>
      void navigate(isDesk ? chatPanePath({ ...group, id }) : chatPagePath({ ...group, id }), {
        replace: true,
      });
    create.mutate({ body: { name: group.name, userIds: people } }, { onSuccess: open });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    behind.mutate(chosen, { onSuccess: (people) => begin(people.filter((id) => id !== me)) });
  };
  return (
    <Card>
      <form className="form-stack" onSubmit={submit}>
        <UsersSelect
          label={words('groupMembers')}
          placeholder={words('groupMembersPlaceholder')}
          value={chosen}
          onChange={(value) => {
            setChosen(value);
            setError(undefined);
          }}
          error={error}
        />
        <TextField
          label={words('groupName')}
          placeholder={words('groupNamePlaceholder')}
          maxLength={longestName}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button look="primary" type="submit" wide busy={behind.isPending || create.isPending}>
          {words('groupCreateDone')}
        </Button>
      </form>
    </Card>
  );
}
