import { defaultExtensions } from '@fairway/domain/files/file-kind.ts';
import { useRef } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { addUploads } from './upload-store.ts';

const accepted = defaultExtensions.map((extension) => `.${extension}`).join(',');

interface ChooseFilesProps {
  look: 'primary' | 'quiet';
}

export function ChooseFiles({ look }: ChooseFilesProps) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accepted}
        aria-label={words('filesChoose')}
        onChange={(event) => {
          addUploads(event.target.files ?? []);
          // Otherwise choosing the same file once more would be no change.
          event.target.value = '';
        }}
      />
      <Button look={look} icon="upload" onClick={() => input.current?.click()}>
        {words('upload')}
      </Button>
    </>
  );
}
