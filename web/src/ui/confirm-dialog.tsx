import { useEffect, useId, useRef } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from './button.tsx';
import './confirm-dialog.css';
import { useBackCloses } from './use-back-closes.ts';

export interface Question {
  title: string;
  /** What will happen. */
  body?: string;
  agree?: string;
  refuse?: string;
  danger?: boolean;
}

interface ConfirmDialogProps extends Question {
  onAnswer: (agreed: boolean) => void;
}

export function ConfirmDialog({ title, body, agree, refuse, danger, onAnswer }: ConfirmDialogProps) {
  const words = useWords();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const agreed = useRef(false);
  useEffect(() => {
    dialog.current?.showModal();
    // React's autoFocus comes before the dialog opens, which then takes the first button.
    dialog.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  }, []);
  const close = (answer: boolean) => {
    agreed.current = answer;
    dialog.current?.close();
  };
  useBackCloses(true, () => close(false));
  return (
    <dialog
      ref={dialog}
      className="confirm"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={body ? `${id}-body` : undefined}
      onClose={() => onAnswer(agreed.current)}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      {body && <p id={`${id}-body`}>{body}</p>}
      <div className="confirm-actions">
        <Button data-first={danger || undefined} onClick={() => close(false)}>
          {refuse ?? words('cancel')}
        </Button>
        <Button
          look={danger ? 'danger' : 'primary'}
          data-first={!danger || undefined}
          onClick={() => close(true)}
        >
          {agree ?? words('confirm')}
        </Button>
      </div>
    </dialog>
  );
}
