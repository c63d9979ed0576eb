import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';

interface ReasonSheetProps {
  title: string;
  /** What comes of it. */
  line: string;
  agree: string;
  isDanger?: boolean;
  isOptional?: boolean;
  most: number;
  /** True once it was done: the sheet is closed then. */
  onAgree: (reason: string) => Promise<boolean>;
  onClose: () => void;
}

/** Something that is done with a reason which others will read. */
export function ReasonSheet(props: ReasonSheetProps) {
  const { title, line, agree, isDanger = false, isOptional = false, most, onAgree, onClose } = props;
  const words = useWords();
  const [reason, setReason] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const go = async () => {
    setIsBusy(true);
    const isDone = await onAgree(reason.trim());
    setIsBusy(false);
    if (isDone) onClose();
  };
  const isMissing = !isOptional && reason.trim().length < 2;
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
            disabled={isMissing || reason.length > most}
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
          label={words(isOptional ? 'deskReasonOptional' : 'deskReason')}
          value={reason}
          most={most}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </Sheet>
  );
}
