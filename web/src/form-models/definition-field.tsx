import { useWords } from '../language/words.ts';
import { saveText } from '../native/save-text.ts';
import { Button } from '../ui/button.tsx';
import { JsonField } from '../ui/json-field.tsx';

interface DefinitionFieldProps {
  value: string;
  /** What a file of it is called. */
  name: string;
  onChange: (value: string) => void;
}

/** The definition, which can be saved as a file too. */
export function DefinitionField({ value, name, onChange }: DefinitionFieldProps) {
  const words = useWords();
  return (
    <JsonField
      label={words('formModelDefinition')}
      hint={words('formModelDefinitionHint')}
      fileLabel={words('formModelFile')}
      value={value}
      onChange={onChange}
    >
      <Button onClick={() => saveText(`${name}.json`, value)}>{words('formModelExport')}</Button>
    </JsonField>
  );
}
