import { useRef } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { prettyJson } from './edited-model.ts';
import { saveText } from './save-text.ts';

interface DefinitionFieldProps {
  value: string;
  /** What a file of it is called. */
  name: string;
  onChange: (value: string) => void;
}

/** The definition as JSON: typed, pasted, or read from a file. */
export function DefinitionField({ value, name, onChange }: DefinitionFieldProps) {
  const words = useWords();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className="form-model-definition">
      <TextArea
        label={words('formModelDefinition')}
        hint={words('formModelDefinitionHint')}
        value={value}
        spellCheck={false}
        rows={18}
        onChange={(event) => onChange(event.target.value)}
      />
      <div className="form-model-tools">
        <Button onClick={() => chooser.current?.click()}>{words('formModelFile')}</Button>
        <Button onClick={() => saveText(`${name}.json`, value)}>{words('formModelExport')}</Button>
      </div>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words('formModelFile')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          void file?.text().then((text) => onChange(prettyJson(text)));
          event.target.value = '';
        }}
      />
    </div>
  );
}
