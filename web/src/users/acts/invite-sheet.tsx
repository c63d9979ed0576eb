import { AppError } from '@fairway/contract/app-error.ts';
import type { Reply } from '@fairway/contract/endpoint.ts';
import { inviteUser, type UserDetail } from '@fairway/contract/users.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { MadeLink, sharedAddressOf } from '../../shared-links/made-link.tsx';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { useCommand } from '../../wire/calls.ts';
import { invitationScreen } from '../invitation-screen.ts';
import { userReads } from '../user-reads.ts';

interface InviteSheetProps {
  user: Pick<UserDetail, 'id' | 'realName'>;
  onClose: () => void;
}

/** A link to be sent to somebody: they set their own password by it. It is shown once and kept nowhere. */
export function InviteSheet({ user, onClose }: InviteSheetProps) {
  const words = useWords();
  const inviting = useCommand(inviteUser, { refreshes: userReads, quiet: true });
  const [made, setMade] = useState<Reply<typeof inviteUser>>();
  const [refusal, setRefusal] = useState('');
  const make = async () => {
    try {
      setMade(await inviting.mutateAsync({ params: { id: user.id } }));
    } catch (error) {
      if (error instanceof AppError) setRefusal(error.message);
    }
  };
  const title = words('userInviteWho', { name: user.realName });
  return (
    <Sheet
      title={title}
      open
      onClose={onClose}
      actions={
        !made && (
          <>
            <Button onClick={onClose}>{words('cancel')}</Button>
            <Button look="primary" icon="link" busy={inviting.isPending} onClick={() => void make()}>
              {words('userMakeLink')}
            </Button>
          </>
        )
      }
    >
      <div className="form-stack">
        <p>{words(made ? 'userLinkLine' : 'userInviteLine')}</p>
        {refusal && <p role="alert">{refusal}</p>}
        {made && (
          <MadeLink
            address={sharedAddressOf(invitationScreen, made.token)}
            expiresAt={made.expiresAt}
            title={title}
            code={words('userLinkCode')}
          />
        )}
      </div>
    </Sheet>
  );
}
