import type { FormField } from '@fairway/contract/forms.ts';
import { type DragEvent, useRef, useState } from 'react';
import { useWords } from '../../../language/words.ts';
import { Button } from '../../../ui/button.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import type { Ties } from '../../part.ts';
import './choose-files.css';
import { limitsOf, limitsText } from './upload-limits.ts';
import type { Uploads } from './use-uploads.ts';

interface ChooseFilesProps {
  field: FormField;
  ties: Ties;
  uploads: Uploads;
}

/** Choose, take a photo or drop; the limits are said before anybody meets them. */
export function ChooseFiles({ field, ties, uploads }: ChooseFilesProps) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isTouch = useMedia('(pointer: coarse)');
  const { accept, most } = limitsOf(field);
  const isPictures = field.kind === 'pictures';
  const label = ties['aria-labelledby'];
  const take = (element: HTMLInputElement) => {
    uploads.add(element.files ?? []);
    // Otherwise choosing the same file once more would be no change.
    element.value = '';
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    uploads.add(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers; keys have the buttons inside
    <div
      className={`choose-files${isOver ? ' choose-files-over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        hidden
        multiple={most > 1}
        accept={accept}
        aria-label={words('filesChoose')}
        onChange={(event) => take(event.target)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label={words('uploadTakePicture')}
        onChange={(event) => take(event.target)}
      />
      <div className="choose-files-buttons">
        <Button
          id={ties.id}
          icon={isPictures ? 'image' : 'upload'}
          disabled={!uploads.hasRoom}
          aria-labelledby={label && `${label} ${ties.id}`}
          aria-label={label ? undefined : `${ties['aria-label'] ?? ''} ${words('filesChoose')}`.trim()}
          aria-describedby={ties['aria-describedby']}
          onClick={() => input.current?.click()}
        >
          {field.buttonText || words(isPictures ? 'uploadChoosePicture' : 'uploadChoose')}
        </Button>
        {isPictures && isTouch && (
          <Button icon="camera" disabled={!uploads.hasRoom} onClick={() => camera.current?.click()}>
            {words('uploadTakePicture')}
          </Button>
        )}
        {!isTouch && <span className="choose-files-hint">{words('uploadDropHere')}</span>}
      </div>
      <p className="choose-files-hint">{limitsText(words, field)}</p>
    </div>
  );
}
