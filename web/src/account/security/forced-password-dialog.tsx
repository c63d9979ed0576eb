import { useEffect, useId, useRef } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { clearSessionForNewPassword } from '../../wire/session-store.ts';
import { ChangePasswordForm } from './change-password-form.tsx';
import './forced-password-dialog.css';
import { useSignOut } from '../use-sign-out.ts';

export function ForcedPasswordDialog() {
  const words = useWords();
  const titleId = useId();
  const signOut = useSignOut();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const signInAgain = () => {
    toast(words('passwordChanged'));
    clearSessionForNewPassword();
  };
  return (
    <dialog
      ref={dialog}
      className="forced-password"
      aria-labelledby={titleId}
      // Only a new password or leaving ends it.
      onCancel={(event) => event.preventDefault()}
    >
      <h2 id={titleId}>{words('firstPasswordTitle')}</h2>
      <p>{words('firstPasswordLine')}</p>
      <ChangePasswordForm onChanged={signInAgain} />
      <Button look="quiet" wide onClick={() => void signOut()}>
        {words('accountSignOut')}
      </Button>
    </dialog>
  );
}
