import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface ReasonSheetProps {
  title: string;
  agree: string;
  /** True once it was done: the sheet is closed then. */
  onAgree: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

const most = 500;

/** Why something is done with charges; who keeps them reads it. */
export function ReasonSheet({ title, agree, onAgree, onClose }: ReasonSheetProps) {
  const words = useWords();
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const written = reason.trim();
  const go = async () => {
    setIsBusy(true);
    const isDone = await onAgree(written);
    setIsBusy(false);
    if (isDone) onClose();
  };
  return (
    <Sheet
      title={title}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            busy={isBusy}
            disabled={written === '' || written.length > most}
            onClick={() => void go()}
          >
            {agree}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <TextArea
          label={words('chargeReason')}
          hint={words('chargeReasonHint')}
          rows={3}
          value={reason}
          most={most}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Sheet>
  );
}
