import { useState } from 'react';
import { usePicture } from '../../files/use-picture.ts';
import { useWords } from '../../language/words.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useSession } from '../../wire/session-store.ts';
import './portrait-button.css';
import { PortraitSheet } from './portrait-sheet.tsx';
import { takeOwnPortrait } from './portrait-upload.ts';

interface PortraitButtonProps {
  size?: number;
}

/** My portrait; a press shows it large and lets me change it. */
export function PortraitButton({ size = 64 }: PortraitButtonProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const userInfo = useSession((session) => session.userInfo);
  const name = userInfo?.userName ?? '';
  const picture = usePicture(userInfo?.headIcon);
  return (
    <>
      <button
        type="button"
        className="portrait-button"
        title={words('portraitChange')}
        onClick={() => setOpen(true)}
      >
        <span className="visually-hidden">{words('portraitOf', { name })}</span>
        <Avatar name={name} picture={picture} size={size} />
        <span className="portrait-button-badge">
          <Icon name="camera" size={14} />
        </span>
      </button>
      <PortraitSheet
        {...{ name, picture, open: isOpen, take: takeOwnPortrait }}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
