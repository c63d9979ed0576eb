import { AppError } from '@fairway/contract/app-error.ts';
import { resetPassword, type UserDetail } from '@fairway/contract/users.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { userReads } from '../user-reads.ts';

interface PasswordSheetProps {
  user: Pick<UserDetail, 'id' | 'realName'>;
  onClose: () => void;
}

/** A password for somebody, who is signed out everywhere and asked to change it. */
export function PasswordSheet({ user, onClose }: PasswordSheetProps) {
  const words = useWords();
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState('');
  const resetting = useCommand(resetPassword, { refreshes: userReads, quiet: true });
  const reset = async () => {
    try {
      await resetting.mutateAsync({ params: { id: user.id }, body: { userPassword: password } });
      flushSync(onClose);
      toast(words('userPasswordSet', { name: user.realName }));
    } catch (error) {
      if (error instanceof AppError) setRefusal(error.message);
    }
  };
  return (
    <Sheet
      title={words('userResetPasswordOf', { name: user.realName })}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            disabled={password === ''}
            busy={resetting.isPending}
            onClick={() => void reset()}
          >
            {words('userResetPassword')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p>{words('userResetLine')}</p>
        <TextField
          label={words('userNewPassword')}
          type="password"
          autoComplete="new-password"
          value={password}
          error={refusal}
          onChange={({ target }) => {
            setPassword(target.value);
            setRefusal('');
          }}
        />
      </div>
    </Sheet>
  );
}
