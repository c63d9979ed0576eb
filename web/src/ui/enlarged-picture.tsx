import { useEffect, useRef } from 'react';
import { useWords } from '../language/words.ts';
import './enlarged-picture.css';
import { Icon } from './icon.tsx';
import { useBackCloses } from './use-back-closes.ts';

interface EnlargedPictureProps {
  address: string;
  name: string;
  onClose: () => void;
}

/** A picture as large as the screen allows. Esc, back and a tap anywhere close it. */
export function EnlargedPicture({ address, name, onClose }: EnlargedPictureProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  useBackCloses(true, () => dialog.current?.close());
  return (
    <dialog ref={dialog} className="enlarged-picture" aria-label={name} onClose={onClose}>
      <button type="button" title={words('close')} onClick={() => dialog.current?.close()}>
        <img src={address} alt={name} />
        <span className="enlarged-picture-cross">
          <Icon name="close" size={24} />
        </span>
        <span className="visually-hidden">{words('close')}</span>
      </button>
    </dialog>
  );
}
