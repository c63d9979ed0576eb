import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { soundKey } from '../../messages/notify-outside.ts';
import { askNotifyPermission, useNotifyPermission } from '../../messages/notify-permission.ts';
import { keep, stored } from '../../native/device-storage.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/switch.tsx';
import './notification-permission.css';

const lines = {
  default: 'notifyAsk',
  granted: 'notifyGranted',
  denied: 'notifyDenied',
  unsupported: 'notifyUnsupported',
} as const;

/** Whether this browser tells somebody who looks elsewhere; what it tells is the same on every device. */
export function NotificationPermission() {
  const words = useWords();
  const permission = useNotifyPermission((state) => state.permission);
  const [hasSound, setHasSound] = useState(() => stored(soundKey) === true);
  return (
    <>
      <div className="notification-permission">
        <p>{words(lines[permission])}</p>
        {permission === 'default' && (
          <Button onClick={() => void askNotifyPermission()}>{words('notifyAllow')}</Button>
        )}
      </div>
      {permission === 'granted' && (
        <Switch
          label={words('notifySound')}
          checked={hasSound}
          onChange={(isOn) => {
            keep(soundKey, isOn);
            setHasSound(isOn);
          }}
        />
      )}
    </>
  );
}
