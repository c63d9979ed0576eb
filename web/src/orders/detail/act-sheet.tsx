import { type ReactNode, useState } from 'react';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
import { ActRefused } from './act-refused.tsx';

interface ActSheetProps {
  title: string;
  /** What the button that does it is called. */
  agree: string;
  look?: 'primary' | 'danger';
  isReady?: boolean;
  wide?: boolean;
  /** True once it is done. */
  onAct: () => Promise<boolean>;
  onDone: () => void;
  onClose: () => void;
  children: ReactNode;
}

/** What is asked before something is done with an order. It stays open where that was refused. */
export function ActSheet(props: ActSheetProps) {
  const { title, agree, look = 'primary', isReady = true, wide = false, onAct, onDone, onClose } = props;
  const words = useWords();
  const [isBusy, setIsBusy] = useState(false);
  const act = async () => {
    setIsBusy(true);
    const isDone = await onAct();
    setIsBusy(false);
    if (isDone) onDone();
  };
  return (
    <Sheet
      title={title}
      open
      wide={wide}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('close')}</Button>
          <Button look={look} busy={isBusy} disabled={!isReady} onClick={() => void act()}>
            {agree}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        {props.children}
        <ActRefused />
      </div>
    </Sheet>
  );
}
