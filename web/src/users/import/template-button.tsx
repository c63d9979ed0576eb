import { AppError } from '@fairway/contract/app-error.ts';
import { getUserTemplate } from '@fairway/contract/user-imports.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { saveFile } from '../../native/save-file.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { callBytes } from '../../wire/api.ts';

const shownLonger = 4_000;

/** Saves an empty sheet with instructions and what its cells may name. */
export function TemplateButton() {
  const words = useWords();
  const [isBusy, setIsBusy] = useState(false);
  const save = async () => {
    setIsBusy(true);
    try {
      saveFile(`${words('userTemplateName')}.xlsx`, await callBytes(getUserTemplate, {}));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      toast(error.message, shownLonger);
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Button icon="download" busy={isBusy} onClick={() => void save()}>
      {words('userTemplate')}
    </Button>
  );
}
