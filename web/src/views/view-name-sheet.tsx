import { type FormEvent, useState } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import '../ui/form.css';
import { Sheet } from '../ui/sheet.tsx';
import { TextField } from '../ui/text-field.tsx';

interface ViewNameSheetProps {
  open: boolean;
  name: string;
  onName: (name: string) => Promise<unknown>;
  onClose: () => void;
}

const longest = 30;

export function ViewNameSheet({ open, name, onName, onClose }: ViewNameSheetProps) {
  const words = useWords();
  const [written, setWritten] = useState(name);
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (written.trim() === '') return setIsMissing(true);
    setIsBusy(true);
    try {
      await onName(written.trim());
    } catch {
      // The words of the refusal are on the screen; what was typed stays.
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Sheet title={words(name ? 'viewRename' : 'viewSaveAs')} open={open} onClose={onClose}>
      <form className="form-stack" onSubmit={(event) => void submit(event)}>
        <TextField
          label={words('viewName')}
          placeholder={words('viewNamePlaceholder')}
          maxLength={longest}
          value={written}
          error={
            isMissing && written.trim() === ''
              ? words('fieldRequired', { field: words('viewName') })
              : undefined
          }
          onChange={(event) => setWritten(event.target.value)}
        />
        <Button type="submit" look="primary" wide busy={isBusy}>
          {words('save')}
        </Button>
      </form>
    </Sheet>
  );
}
