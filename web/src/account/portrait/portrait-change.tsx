import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { CropPicture } from '../../ui/crop-picture.tsx';
import { cropToFile, type PictureCrop } from '../../ui/crop-to-file.ts';
import { Icon } from '../../ui/icon.tsx';
import { closePicture, type OpenPicture, openPicture } from '../../ui/open-picture.ts';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type TakePortrait, useChangePortrait } from './portrait-upload.ts';

interface PortraitChangeProps {
  file: File;
  take: TakePortrait;
  onOther: () => void;
  onDone: () => void;
}

/** Points along each side of a portrait: sharp at its largest, small enough for a phone in a port. */
const portraitSize = 512;

/** A chosen picture becomes the portrait: cut, sent, taken. */
export function PortraitChange({ file, take, onOther, onDone }: PortraitChangeProps) {
  const words = useWords();
  const { picture, isUnreadable } = useOpenPicture(file);
  const [cut, setCut] = useState<PictureCrop>();
  const made = useRef<{ cut: PictureCrop; file: File }>(undefined);
  const { progress, problem, send, cancel } = useChangePortrait(take, onDone);
  const isSending = progress !== undefined;

  const use = async () => {
    if (!picture || !cut) return;
    // The same cut is the same file, so that trying again sends it under the same id.
    if (made.current?.cut !== cut) {
      made.current = { cut, file: await cropToFile(picture, cut, portraitSize, 'portrait') };
    }
    await send(made.current.file);
  };
  if (isUnreadable) {
    return (
      <div className="portrait-change">
        <Problem words={words(isHeic(file) ? 'portraitHeic' : 'portraitUnreadable')} />
        <Button look="primary" wide onClick={onOther}>
          {words('portraitOther')}
        </Button>
      </div>
    );
  }
  if (!picture) return <Skeleton count={1} />;
  return (
    <div className="portrait-change">
      <div inert={isSending}>
        <CropPicture key={picture.address} picture={picture} onChange={setCut} />
      </div>
      {problem && <Problem words={problem} />}
      {isSending && <ProgressBar label={words('portraitSending')} value={progress} />}
      <div className="portrait-change-actions">
        {isSending ? (
          <Button onClick={cancel}>{words('cancel')}</Button>
        ) : (
          <Button onClick={onOther}>{words('portraitOther')}</Button>
        )}
        <Button look="primary" busy={isSending} disabled={!cut} onClick={() => void use()}>
          {words('portraitUse')}
        </Button>
      </div>
    </div>
  );
}

function Problem({ words }: { words: string }) {
  return (
    <p className="portrait-change-problem" role="alert">
      <Icon name="warning" size={18} />
      {words}
    </p>
  );
}

function useOpenPicture(file: File) {
  const [opened, setOpened] = useState<{ picture?: OpenPicture; isUnreadable: boolean }>({
    isUnreadable: false,
  });
  useEffect(() => {
    let isWanted = true;
    setOpened({ isUnreadable: false });
    const opening = openPicture(file);
    opening.then(
      (picture) => isWanted && setOpened({ picture, isUnreadable: false }),
      () => isWanted && setOpened({ isUnreadable: true }),
    );
    return () => {
      isWanted = false;
      opening.then(closePicture, () => undefined);
    };
  }, [file]);
  return opened;
}

/** By its name too: where nobody knows the kind, the browser gives none. */
const isHeic = ({ name, type }: File) => /hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
