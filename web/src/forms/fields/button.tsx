import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import './button.css';
import type { FieldPart, ViewProps } from '../part.ts';
import { runButtonScript } from '../scripts/run-form-script.ts';
import { useForm } from '../use-form.ts';

/** Runs its script on the form; in a form that is only read there is nothing for it to do. */
function ButtonView({ field, place }: ViewProps) {
  const store = useForm();
  const [isBusy, setIsBusy] = useState(false);
  const { script = '', buttonText, content, label } = field;
  const press = async () => {
    setIsBusy(true);
    await runButtonScript(store, script, place.row);
    setIsBusy(false);
  };
  return (
    <Button
      className="form-button"
      busy={isBusy}
      disabled={store.mode === 'read' || script.trim() === ''}
      onClick={() => void press()}
    >
      {buttonText || content || label}
    </Button>
  );
}

export const buttonPart: FieldPart = { View: ButtonView, isBare: true };
