import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { JsonFileChooser } from './json-file-chooser.tsx';
import { prettyJson } from './pretty-json.ts';
import { TextArea } from './text-area.tsx';
import './json-field.css';

interface JsonFieldProps {
  label: string;
  hint: string;
  /** What the button says that reads a file. */
  fileLabel: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
  /** More buttons beside it. */
  children?: ReactNode;
}

/** JSON: typed, pasted, or read from a file. */
export function JsonField({ label, hint, fileLabel, value, error, onChange, children }: JsonFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className="json-field">
      <TextArea
        label={label}
        hint={hint}
        error={error}
        value={value}
        spellCheck={false}
        rows={18}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="json-field-tools">
        <Button onClick={() => chooser.current?.click()}>{fileLabel}</Button>
        {children}
      </div>
      <JsonFileChooser ref={chooser} label={fileLabel} onText={(text) => onChange(prettyJson(text))} />
    </div>
  );
}
