import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type PlainKey, useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { useBackCloses } from '../ui/use-back-closes.ts';
import { readPicture } from './read-picture.ts';
import './scan-dialog.css';
import { type CameraState, useCamera } from './use-camera.ts';
import { useFrames } from './use-frames.ts';

interface ScanDialogProps {
  /** The text of the code, or nothing when the person closed it. */
  onDone: (text: string | undefined) => void;
}

const longestTyped = 2000;

/** The camera, a picture, or the keyboard: whatever reads the code. Esc and back close it. */
export function ScanDialog({ onDone }: ScanDialogProps) {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const result = useRef<string>(undefined);
  const camera = useCamera(film);
  const [isTyping, setTyping] = useState(false);
  const finish = (text: string | undefined) => {
    result.current = text;
    dialog.current?.close();
  };
  useFrames(film, camera === 'running' && !isTyping, finish);
  useEffect(() => dialog.current?.showModal(), []);
  useBackCloses(true, () => finish(undefined));
  return (
    <dialog ref={dialog} className="scan" aria-label={words('scan')} onClose={() => onDone(result.current)}>
      <header className="scan-head">
        <h2>{words('scan')}</h2>
        <IconButton icon="close" label={words('close')} onClick={() => finish(undefined)} />
      </header>
      <div className="scan-view">
        <video ref={film} muted playsInline hidden={camera !== 'running'} aria-label={words('scanFilm')} />
        {camera === 'running' ? <div className="scan-frame" /> : <CameraNote state={camera} />}
      </div>
      {camera === 'running' && <p className="scan-hint">{words('scanHint')}</p>}
      {isTyping ? (
        <TypedCode onDone={finish} />
      ) : (
        <div className="scan-actions">
          <PictureButton onFound={finish} />
          <Button icon="keyboard" onClick={() => setTyping(true)}>
            {words('scanType')}
          </Button>
        </div>
      )}
    </dialog>
  );
}

const notes: Record<Exclude<CameraState, 'running'>, PlainKey> = {
  starting: 'scanStarting',
  refused: 'scanRefused',
  missing: 'scanNoCamera',
  insecure: 'scanInsecure',
};

function CameraNote({ state }: { state: Exclude<CameraState, 'running'> }) {
  const words = useWords();
  return (
    <p className="scan-note" role="status">
      <Icon name="scan" size={48} />
      {words(notes[state])}
    </p>
  );
}

function PictureButton({ onFound }: { onFound: (text: string) => void }) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    setReading(true);
    const text = await readPicture(file).finally(() => setReading(false));
    if (text) onFound(text);
    else toast(words('scanNothing'));
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={words('scanPicture')}
        onChange={(event) => {
          void read(event.target.files?.[0]);
          // Otherwise choosing the same picture once more would be no change.
          event.target.value = '';
        }}
      />
      <Button icon="image" busy={isReading} onClick={() => input.current?.click()}>
        {words('scanPicture')}
      </Button>
    </>
  );
}

function TypedCode({ onDone }: { onDone: (text: string) => void }) {
  const words = useWords();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) onDone(text.trim());
  };
  return (
    <form className="scan-typed" onSubmit={submit}>
      <TextField
        label={words('scanCodeText')}
        value={text}
        maxLength={longestTyped}
        autoFocus
        onChange={(event) => setText(event.target.value)}
      />
      <Button look="primary" type="submit" wide disabled={!text.trim()}>
        {words('confirm')}
      </Button>
    </form>
  );
}
