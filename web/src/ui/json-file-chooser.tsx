import type { RefObject } from 'react';

interface JsonFileChooserProps {
  /** A button clicks it. */
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  onText: (text: string) => void;
}

/** Reads a file of JSON that a person chooses; the same one can be chosen again. */
export function JsonFileChooser({ ref, label, onText }: JsonFileChooserProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept=".json,application/json"
      hidden
      aria-label={label}
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        void file?.text().then(onText);
        event.target.value = '';
      }}
    />
  );
}
