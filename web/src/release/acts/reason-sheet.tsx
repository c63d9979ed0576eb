import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { sayRefusal } from './say-refusal.ts';
import './sheet-line.css';

interface ReasonSheetProps {
  title: string;
  line: string;
  label: string;
  agree: string;
  /** What is said when it is done. */
  done: string;
  isDanger?: boolean;
  isOptional?: boolean;
  onAgree: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

const most = 500;

/** Says what will happen, and asks why. */
export function ReasonSheet(props: ReasonSheetProps) {
  const { title, line, label, agree, done, isDanger = false, isOptional = false, onAgree, onClose } = props;
  const words = useWords();
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    try {
      await onAgree(reason.trim());
      // What is said in a sheet goes away with it.
      flushSync(onClose);
      toast(done);
    } catch (error) {
      setIsBusy(false);
      sayRefusal(error);
    }
  };
  const isReady = reason.length <= most && (isOptional || reason.trim() !== '');
  return (
    <Sheet
      title={title}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look={isDanger ? 'danger' : 'primary'}
            busy={isBusy}
            disabled={!isReady}
            onClick={() => void send()}
          >
            {agree}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p className="release-sheet-line">{line}</p>
        <TextArea
          label={label}
          rows={3}
          value={reason}
          most={most}
          onChange={({ target }) => setReason(target.value)}
        />
      </div>
    </Sheet>
  );
}
