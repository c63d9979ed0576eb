import { useRef } from 'react';
import '../../files/sheet-drop.css';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';

interface ImportFileProps {
  /** What is wrong with a file, beside its name. */
  problem: { fileName: string; words: string } | null;
  onChoose: (file: File) => void;
}

/** A calendar file from the device, chosen or dropped. It is read here, and sent as text. */
export function ImportFile({ problem, onChoose }: ImportFileProps) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for pointers; the button does the same
    <div
      className="sheet-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        const [file] = event.dataTransfer.files;
        if (file) onChoose(file);
      }}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept=".ics,text/calendar"
        aria-label={words('scheduleImportFile')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) onChoose(file);
          // Otherwise choosing the same file once more would be no change.
          event.target.value = '';
        }}
      />
      <p className="sheet-drop-line">{words('scheduleImportLine')}</p>
      <Button icon="upload" onClick={() => input.current?.click()}>
        {words('scheduleImportChoose')}
      </Button>
      {problem && (
        <p className="sheet-drop-problem" role="alert">
          {`${problem.fileName}: ${problem.words}`}
        </p>
      )}
    </div>
  );
}
