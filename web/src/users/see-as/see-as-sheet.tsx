import { AppError } from '@fairway/contract/app-error.ts';
import { getCurrentUser } from '@fairway/contract/session.ts';
import { seeAs, type UserDetail } from '@fairway/contract/users.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { call } from '../../wire/api.ts';
import { useCommand } from '../../wire/calls.ts';
import { startSeeing } from './start-seeing.ts';

interface SeeAsSheetProps {
  user: Pick<UserDetail, 'id' | 'realName'>;
  onClose: () => void;
}

/** Asks why somebody wants to look as somebody else: the reason stands in the audit log, and the person reads it. */
export function SeeAsSheet({ user, onClose }: SeeAsSheetProps) {
  const words = useWords();
  const [reason, setReason] = useState('');
  const [refusal, setRefusal] = useState('');
  const opening = useCommand(seeAs, { quiet: true });
  const start = async () => {
    try {
      const { token, endsAt } = await opening.mutateAsync({ params: { id: user.id }, body: { reason } });
      const asked = { query: { type: 'app' } };
      const { userInfo, permissionList, sysConfigInfo } = await call(getCurrentUser, asked, { token });
      const { sysVersion } = sysConfigInfo;
      startSeeing({ token, endsAt, userInfo, permissionList, sysVersion, back: location.href });
    } catch (error) {
      if (error instanceof AppError) setRefusal(error.message);
    }
  };
  return (
    <Sheet
      title={words('userSeeAsOf', { name: user.realName })}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            disabled={reason.trim().length < 2}
            busy={opening.isPending}
            onClick={() => void start()}
          >
            {words('userSeeAs')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p>{words('userSeeAsLine', { name: user.realName })}</p>
        <TextField
          label={words('userSeeAsReason')}
          value={reason}
          maxLength={200}
          error={refusal}
          onChange={({ target }) => {
            setReason(target.value);
            setRefusal('');
          }}
        />
      </div>
    </Sheet>
  );
}
