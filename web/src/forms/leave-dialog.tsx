import { useEffect, useId, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import '../ui/confirm-dialog.css';
import { useBackCloses } from '../ui/use-back-closes.ts';
import './leave-dialog.css';

export type Leaving = 'keep' | 'drop' | 'stay';

interface LeaveDialogProps {
  /** A draft can be kept. */
  canKeep: boolean;
  onAnswer: (leaving: Leaving) => void;
}

/** Asks what becomes of a form that was begun and not sent; closing the question means to stay. */
export function askLeaving(canKeep: boolean): Promise<Leaving> {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  return new Promise((resolve) => {
    const answer = (leaving: Leaving) => {
      root.unmount();
      place.remove();
      resolve(leaving);
    };
    root.render(<LeaveDialog canKeep={canKeep} onAnswer={answer} />);
  });
}

function LeaveDialog({ canKeep, onAnswer }: LeaveDialogProps) {
  const words = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const chosen = useRef<Leaving>('stay');
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);
  const close = (leaving: Leaving) => {
    chosen.current = leaving;
    dialog.current?.close();
  };
  useBackCloses(true, () => close('stay'));
  return (
    <dialog
      ref={dialog}
      className="confirm"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      onClose={() => onAnswer(chosen.current)}
    >
      <h2 id={`${id}-title`}>{words('formLeaveTitle')}</h2>
      <p id={`${id}-body`}>{words('formLeaveBody')}</p>
      <div className="leave-actions">
        {canKeep && (
          <Button look="primary" data-first onClick={() => close('keep')}>
            {words('formLeaveKeep')}
          </Button>
        )}
        <Button look="danger" onClick={() => close('drop')}>
          {words('formLeaveDrop')}
        </Button>
        <Button data-first={canKeep ? undefined : true} onClick={() => close('stay')}>
          {words('formLeaveStay')}
        </Button>
      </div>
    </dialog>
  );
}
