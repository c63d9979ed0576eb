import { lazy, Suspense, useRef, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { EnlargedPicture } from '../../ui/enlarged-picture.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import './portrait-sheet.css';
import type { TakePortrait } from './portrait-upload.ts';

// Few people change their portrait: the others need not download the tool for it.
const PortraitChange = lazy(() =>
  import('./portrait-change.tsx').then((module) => ({ default: module.PortraitChange })),
);

interface PortraitSheetProps {
  name: string;
  /** An address the browser may load as it is. */
  picture: string | undefined;
  open: boolean;
  take: TakePortrait;
  onClose: () => void;
}

export function PortraitSheet({ name, picture, open, take, onClose }: PortraitSheetProps) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [isEnlarged, setEnlarged] = useState(false);
  const choose = () => input.current?.click();
  const close = () => {
    setFile(undefined);
    onClose();
  };
  return (
    <>
      <Sheet title={words(file ? 'portraitCut' : 'portrait')} open={open} onClose={close}>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          aria-label={words('portraitChange')}
          onChange={(event) => {
            setFile(event.target.files?.[0] ?? file);
            // Otherwise choosing the same picture once more would be no change.
            event.target.value = '';
          }}
        />
        {file ? (
          <Suspense fallback={<Skeleton count={1} />}>
            <PortraitChange file={file} take={take} onOther={choose} onDone={close} />
          </Suspense>
        ) : (
          <Look name={name} picture={picture} onChoose={choose} onEnlarge={() => setEnlarged(true)} />
        )}
      </Sheet>
      {/* Beside the sheet: React tells its closing to every dialog around it. */}
      {picture && isEnlarged && (
        <EnlargedPicture address={picture} name={words('portrait')} onClose={() => setEnlarged(false)} />
      )}
    </>
  );
}

interface LookProps {
  name: string;
  picture: string | undefined;
  onChoose: () => void;
  onEnlarge: () => void;
}

function Look({ name, picture, onChoose, onEnlarge }: LookProps) {
  const words = useWords();
  const portrait = <Avatar name={name} picture={picture} size={200} />;
  return (
    <div className="portrait-look">
      {picture ? (
        <button type="button" aria-label={words('portraitEnlarge')} onClick={onEnlarge}>
          {portrait}
        </button>
      ) : (
        portrait
      )}
      <Button look="primary" icon="camera" wide onClick={onChoose}>
        {words('portraitChange')}
      </Button>
    </div>
  );
}
