import { AppError } from '@fairway/contract/app-error.ts';
import { inviteUser, type UserDetail } from '@fairway/contract/users.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { copyText } from '../../native/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { QrCode } from '../../ui/qr-code.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { invitationLinkOf } from '../paths.ts';
import { userReads } from '../user-reads.ts';

interface InviteSheetProps {
  user: Pick<UserDetail, 'id' | 'realName'>;
  onClose: () => void;
}

/** A link to be sent to somebody: they set their own password by it. It is shown once and kept nowhere. */
export function InviteSheet({ user, onClose }: InviteSheetProps) {
  const words = useWords();
  const inviting = useCommand(inviteUser, { refreshes: userReads, quiet: true });
  const [made, setMade] = useState<{ link: string; until: string }>();
  const [refusal, setRefusal] = useState('');
  const make = async () => {
    try {
      const { token, expiresAt } = await inviting.mutateAsync({ params: { id: user.id } });
      setMade({ link: invitationLinkOf(location.origin, token), until: formatDate(expiresAt) });
    } catch (error) {
      if (error instanceof AppError) setRefusal(error.message);
    }
  };
  const copyLink = async () => {
    if (made) toast(words((await copyText(made.link)) ? 'userLinkCopied' : 'userLinkNotCopied'));
  };
  return (
    <Sheet
      title={words('userInviteWho', { name: user.realName })}
      open
      onClose={onClose}
      actions={
        made ? (
          <Button look="primary" icon="copy" onClick={() => void copyLink()}>
            {words('userCopyLink')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{words('cancel')}</Button>
            <Button look="primary" busy={inviting.isPending} onClick={() => void make()}>
              {words('userMakeLink')}
            </Button>
          </>
        )
      }
    >
      {made ? (
        <div className="form-stack">
          <p>{words('userLinkLine', { until: made.until })}</p>
          <TextArea label={words('userLink')} value={made.link} readOnly />
          <QrCode text={made.link} label={words('userLinkCode')} size={180} />
        </div>
      ) : (
        <>
          <p>{words('userInviteLine')}</p>
          {refusal && <p role="alert">{refusal}</p>}
        </>
      )}
    </Sheet>
  );
}
