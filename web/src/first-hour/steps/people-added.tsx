import type { Reply } from '@fairway/contract/endpoint.ts';
import { type addTypedPeople, undoTypedPeople } from '@fairway/contract/first-hour.ts';
import { inviteImportedUsers } from '@fairway/contract/user-imports.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../../language/words.ts';
import { copyText } from '../../native/copy-text.ts';
import { sharedAddressOf } from '../../shared-links/made-link.tsx';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { invitationScreen } from '../../users/invitation-screen.ts';
import { userReads } from '../../users/user-reads.ts';
import { useCommand } from '../../wire/calls.ts';
import { firstHourReads } from '../first-hour-reads.ts';

interface PeopleAddedProps {
  added: Reply<typeof addTypedPeople>;
  /** They set their passwords themselves. */
  hasLinks: boolean;
}

/** Who was just added: their links, all at once, or the way back. */
export function PeopleAdded({ added, hasLinks }: PeopleAddedProps) {
  const words = useWords();
  const inviting = useCommand(inviteImportedUsers, { refreshes: userReads });
  const undoing = useCommand(undoTypedPeople, { refreshes: [...firstHourReads, ...userReads] });
  const params = { id: added.id };
  const links = inviting.data;
  const text = (links?.list ?? [])
    .map(
      ({ realName, account, token }) => `${realName} ${account} ${sharedAddressOf(invitationScreen, token)}`,
    )
    .join('\n');
  const copy = async () => toast(words((await copyText(text)) ? 'firstLinksCopied' : 'linkNotCopied'));
  if (undoing.data) return <p role="status">{words('firstPeopleUndone', undoing.data)}</p>;
  return (
    <section className="first-added" aria-label={words('firstPeopleAdded', { count: added.count })}>
      <p role="status">
        {words('firstPeopleAdded', { count: added.count })} {added.accounts.join(words('listComma'))}
      </p>
      {links && (
        <TextArea
          readOnly
          label={words('firstLinks')}
          hint={words('firstLinksUntil', { until: formatDate(links.expiresAt) })}
          rows={Math.min(8, links.list.length)}
          value={text}
          onFocus={(event) => event.target.select()}
        />
      )}
      <div className="first-acts">
        {hasLinks && !links && (
          <Button
            look="primary"
            icon="link"
            busy={inviting.isPending}
            onClick={() => inviting.mutate({ params })}
          >
            {words('firstMakeLinks')}
          </Button>
        )}
        {links && (
          <Button look="primary" icon="copy" onClick={() => void copy()}>
            {words('firstCopyLinks')}
          </Button>
        )}
        {hasLinks && (
          <Button
            look="quiet"
            icon="undo"
            busy={undoing.isPending}
            onClick={() => undoing.mutate({ params })}
          >
            {words('firstUndo')}
          </Button>
        )}
      </div>
    </section>
  );
}
