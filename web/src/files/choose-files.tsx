import { useRef } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { addUploads } from './upload-store.ts';

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
