import { useRef } from 'react';
import { prettyJson } from '../form-models/edited-model.ts';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/text-area.tsx';

interface FlowTextFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** The flow as JSON: typed, pasted, or read from a file. */
export function FlowTextField({ value, error, onChange }: FlowTextFieldProps) {
  const words = useWords();
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className="flow-text">
      <TextArea
        label={words('flowTemplateText')}
        hint={words('flowTemplateTextHint')}
        error={error}
        value={value}
        spellCheck={false}
        rows={18}
        onChange={(event) => onChange(event.target.value)}
      />
      <Button onClick={() => chooser.current?.click()}>{words('flowTemplateFile')}</Button>
      <input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={words('flowTemplateFile')}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          void file?.text().then((text) => onChange(prettyJson(text)));
          event.target.value = '';
        }}
      />
    </div>
  );
}
