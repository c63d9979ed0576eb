import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { sayRefusal } from './say-refusal.ts';

interface ReversalSheetProps {
  title: string;
  /** What comes of it. */
  line: string;
  agree: string;
  /** What is said once it was done. */
  done: string;
  onAgree: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

const most = 500;

/** Takes something back, with the reason that stays in the history. */
export function ReversalSheet({ title, line, agree, done, onAgree, onClose }: ReversalSheetProps) {
  const words = useWords();
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const written = reason.trim();
  const go = async () => {
    setIsBusy(true);
    try {
      await onAgree(written);
      // What is said in a sheet goes away with it.
      flushSync(onClose);
      toast(done);
    } catch (error) {
      sayRefusal(error);
      setIsBusy(false);
    }
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
            look="danger"
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
        <p>{line}</p>
        <TextArea
          label={words('paymentReason')}
          rows={3}
          value={reason}
          most={most}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Sheet>
  );
}
