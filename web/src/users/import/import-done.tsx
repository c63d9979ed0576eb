import type { Reply } from '@fairway/contract/endpoint.ts';
import { type importUsers, inviteImportedUsers, undoUserImport } from '@fairway/contract/user-imports.ts';
import { csvOf, csvType } from '@fairway/domain/text/csv.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { saveText } from '../../native/save-text.ts';
import { sharedAddressOf } from '../../shared-links/made-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Page } from '../../ui/page.tsx';
import { useCommand } from '../../wire/calls.ts';
import { invitationScreen } from '../invitation-screen.ts';
import { usersScreen } from '../paths.ts';
import { useUserRights } from '../use-user-rights.ts';
import { userReads } from '../user-reads.ts';
import './user-import.css';

interface ImportDoneProps {
  done: Reply<typeof importUsers>;
  onOther: () => void;
}

/** Everybody of a sheet was added: now they are invited, or all of it is taken back. */
export function ImportDone({ done, onOther }: ImportDoneProps) {
  const words = useWords();
  const navigate = useNavigate();
  const { mayInvite } = useUserRights();
  const inviting = useCommand(inviteImportedUsers, { refreshes: userReads });
  const undoing = useCommand(undoUserImport, { refreshes: userReads });
  const { id, count } = done;
  const links = inviting.data;
  const invite = () =>
    inviting.mutate(
      { params: { id } },
      {
        onSuccess: ({ list }) => {
          const heads = (['userName', 'userAccount', 'userMobile', 'userEmail'] as const).map((key) =>
            words(key),
          );
          const lines = list.map(({ realName, account, mobilePhone, email, token }) => [
            ...[realName, account, mobilePhone, email, sharedAddressOf(invitationScreen, token)],
          ]);
          const name = words('userImportLinksName');
          saveText(`${name}.csv`, csvOf([[...heads, name], ...lines]), csvType);
        },
      },
    );
  const undo = async () => {
    const isSure = await confirm({
      title: words('userImportUndoAsk', { count }),
      body: words('userImportUndoBody'),
      agree: words('userImportUndo'),
      danger: true,
    });
    if (isSure) undoing.mutate({ params: { id } });
  };
  return (
    <Page title={words('userImport')} back={usersScreen}>
      <Card title={words('userImportDone')}>
        <p className="user-import-line" role="status">
          {undoing.data
            ? words('userImportUndone', undoing.data)
            : links
              ? words('userImportLinks', { count: links.list.length, until: formatDate(links.expiresAt) })
              : words('userImportDoneLine', { count })}
        </p>
        <div className="user-import-acts">
          {!undoing.data && (
            <>
              {mayInvite && (
                <Button
                  look={links ? 'plain' : 'primary'}
                  icon="link"
                  busy={inviting.isPending}
                  onClick={invite}
                >
                  {words('userImportInvite')}
                </Button>
              )}
              <Button busy={undoing.isPending} onClick={() => void undo()}>
                {words('userImportUndo')}
              </Button>
            </>
          )}
          <Button onClick={onOther}>{words('userImportOther')}</Button>
          <Button onClick={() => void navigate(usersScreen)}>{words('userImportToList')}</Button>
        </div>
      </Card>
    </Page>
  );
}
