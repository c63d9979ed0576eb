import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useWords } from '../language/words.ts';
import { IconButton } from './icon-button.tsx';
import './sheet.css';
import { useBackCloses } from './use-back-closes.ts';

interface SheetProps {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
  /** Stays at the bottom while the content scrolls. */
  actions?: ReactNode;
  /** The content has the room to itself and scrolls by itself. */
  fill?: boolean;
  /** Room for a table on a desk. */
  wide?: boolean;
}

/** Rises from the bottom on a phone, stands at the side on a desk. Esc, the veil, the cross and back close it. */
export function Sheet({ title, open, onClose, children, actions, fill, wide }: SheetProps) {
  const words = useWords();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (open && !element?.open) element?.showModal();
    if (!open && element?.open) element.close();
  }, [open]);
  useBackCloses(open, onClose);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a press on the veil is for pointers; keys have Esc and the cross
    <dialog
      ref={dialog}
      className={`sheet${wide ? ' sheet-wide' : ''}`}
      aria-labelledby={titleId}
      // React tells an outer sheet of the closing of one inside it, too.
      onClose={(event) => event.target === event.currentTarget && onClose()}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {open && (
        <div className="sheet-body">
          <header className="sheet-head">
            <h2 id={titleId}>{title}</h2>
            <IconButton icon="close" label={words('close')} onClick={onClose} />
          </header>
          <div className={`sheet-content${fill ? ' sheet-content-fill' : ''}`}>{children}</div>
          {actions && <footer className="sheet-actions">{actions}</footer>}
        </div>
      )}
    </dialog>
  );
}
