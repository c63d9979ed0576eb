import { useEffect, useRef, useState } from 'react';
import { type PlainKey, useWords } from '../../language/words.ts';
import { type CameraState, useCamera } from '../../scan/use-camera.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { openPicture, UnreadablePicture } from '../../ui/open-picture.ts';
import { toast } from '../../ui/toast.ts';
import { useBackCloses } from '../../ui/use-back-closes.ts';
import { type StampedPhoto, stampPhoto } from './stamp-photo.ts';
import './take-photo.css';

interface TakePhotoProps {
  /** What is written on it; asked for in the moment it is taken. */
  lines: () => readonly string[];
  onTaken: (photo: StampedPhoto) => void;
  onClose: () => void;
}

/** A file older than this is not of now. */
const longestAgo = 5 * 60_000;

/** A photo of what is before the camera now. Where there is none the device takes it in its own way. */
export function TakePhoto({ lines, onTaken, onClose }: TakePhotoProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const camera = useCamera(film);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  useBackCloses(true, onClose);
  const take = async (work: () => Promise<StampedPhoto | undefined>) => {
    setBusy(true);
    try {
      const photo = await work();
      if (!photo) return;
      onTaken(photo);
      onClose();
    } catch (error) {
      if (!(error instanceof UnreadablePicture)) reportError(error);
      toast(words('punchPhotoUnreadable'));
    } finally {
      setBusy(false);
    }
  };
  const shoot = () =>
    take(async () => {
      const { current: picture } = film;
      if (!picture?.videoWidth) return undefined;
      return stampPhoto({ picture, width: picture.videoWidth, height: picture.videoHeight }, lines());
    });
  const choose = (file: File | undefined) =>
    take(async () => {
      if (!file) return undefined;
      if (Date.now() - file.lastModified > longestAgo) {
        toast(words('punchPhotoOld'));
        return undefined;
      }
      const { canvas } = await openPicture(file);
      return stampPhoto({ picture: canvas, width: canvas.width, height: canvas.height }, lines());
    });
  return (
    <dialog ref={dialog} className="take-photo" aria-label={words('punchPhotoTake')} onClose={onClose}>
      <header className="take-photo-head">
        <h2>{words('punchPhotoTake')}</h2>
        <IconButton icon="close" label={words('close')} onClick={onClose} />
      </header>
      <div className="take-photo-view">
        <video ref={film} muted playsInline hidden={camera !== 'running'} aria-label={words('punchFilm')} />
        {camera !== 'running' && (
          <p className="take-photo-note" role="status">
            {words(notes[camera])}
          </p>
        )}
      </div>
      <div className="take-photo-acts">
        {camera === 'running' ? (
          <Button look="primary" icon="camera" busy={isBusy} data-first onClick={() => void shoot()}>
            {words('punchShoot')}
          </Button>
        ) : (
          camera !== 'starting' && <OwnWay isBusy={isBusy} onChoose={(file) => void choose(file)} />
        )}
      </div>
    </dialog>
  );
}

const notes: Record<Exclude<CameraState, 'running'>, PlainKey> = {
  starting: 'punchCameraStarting',
  refused: 'punchCameraRefused',
  missing: 'punchCameraMissing',
  insecure: 'punchCameraInsecure',
};

function OwnWay({ isBusy, onChoose }: { isBusy: boolean; onChoose: (file: File | undefined) => void }) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={words('punchPhotoOwnWay')}
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          // Otherwise choosing the same picture once more would be no change.
          event.target.value = '';
        }}
      />
      <Button icon="camera" busy={isBusy} onClick={() => input.current?.click()}>
        {words('punchPhotoOwnWay')}
      </Button>
    </>
  );
}
