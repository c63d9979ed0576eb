import type { ConversationDetail } from '@fairway/contract/chat.ts';
import { defaultExtensions } from '@fairway/domain/files/file-kind.ts';
import { type ChangeEvent, useRef, useState } from 'react';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { addressOf } from '../list/conversation-address.ts';
import { PlaceSheet } from './place-sheet.tsx';
import { sendFiles } from './send-files.ts';

interface ExtrasPanelProps {
  detail: ConversationDetail;
  onDone: () => void;
}

const accepted = defaultExtensions.map((extension) => `.${extension}`).join(',');

/** What else can be sent. */
export function ExtrasPanel({ detail, onDone }: ExtrasPanelProps) {
  const words = useWords();
  const pictures = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [isChoosingPlace, setIsChoosingPlace] = useState(false);
  const isPhone = useMedia('(pointer: coarse)');
  const send = (event: ChangeEvent<HTMLInputElement>) => {
    void sendFiles(addressOf(detail), [...(event.target.files ?? [])]);
    // Otherwise choosing the same file once more would be no change.
    event.target.value = '';
    onDone();
  };
  const choices: { icon: IconName; name: PlainKey; open: () => void }[] = [
    { icon: 'image', name: 'chatAddPictures', open: () => pictures.current?.click() },
    ...(isPhone
      ? [{ icon: 'camera', name: 'chatCamera', open: () => camera.current?.click() } as const]
      : []),
    { icon: 'file', name: 'chatAddFiles', open: () => files.current?.click() },
    { icon: 'place', name: 'chatAddPlace', open: () => setIsChoosingPlace(true) },
  ];
  return (
    <div className="composer-panel extras-panel">
      <input
        ref={pictures}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={words('chatAddPictures')}
        onChange={send}
      />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={words('chatCamera')}
        onChange={send}
      />
      <input
        ref={files}
        type="file"
        accept={accepted}
        multiple
        hidden
        aria-label={words('chatAddFiles')}
        onChange={send}
      />
      {choices.map(({ icon, name, open }) => (
        <button key={name} type="button" onClick={open}>
          <span className="extras-sign">
            <Icon name={icon} size={24} />
          </span>
          {words(name)}
        </button>
      ))}
      {isChoosingPlace && (
        <PlaceSheet
          address={addressOf(detail)}
          onClose={(isSent) => {
            setIsChoosingPlace(false);
            if (isSent) onDone();
          }}
        />
      )}
    </div>
  );
}
