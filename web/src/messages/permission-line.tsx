import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { keep, stored } from '../native/device-storage.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { askNotifyPermission, useNotifyPermission } from './notify-permission.ts';
import './permission-line.css';

const dismissedKey = 'notifyLineDismissed';

/** Offers to be told outside of the page, as long as nobody has decided; once dismissed it does not come back. */
export function PermissionLine() {
  const words = useWords();
  const permission = useNotifyPermission((state) => state.permission);
  const [isDismissed, setIsDismissed] = useState(() => stored(dismissedKey) === true);
  if (permission !== 'default' || isDismissed) return null;
  const dismiss = () => {
    keep(dismissedKey, true);
    setIsDismissed(true);
  };
  return (
    <div className="permission-line">
      <p>{words('notifyOffer')}</p>
      <Button look="quiet" onClick={() => void askNotifyPermission()}>
        {words('notifyAllow')}
      </Button>
      <IconButton icon="close" label={words('notifyNever')} onClick={dismiss} />
    </div>
  );
}
