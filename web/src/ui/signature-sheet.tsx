import { lazy, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../language/words.ts';
import { Button } from './button.tsx';
import type { SignaturePadHandle } from './signature-pad.tsx';
import './signature-sheet.css';
import { Skeleton } from './skeleton.tsx';
import { toast } from './toast.ts';
import { useBackCloses } from './use-back-closes.ts';

const SignaturePad = lazy(() =>
  import('./signature-pad.tsx').then((module) => ({ default: module.SignaturePad })),
);

interface SignatureSheetProps {
  /** What was signed, as the data URL of a PNG. */
  onDone: (picture: string) => void;
  onClose: () => void;
  /** While what was signed is on its way. */
  busy?: boolean;
  /** Choices below the paper. */
  children?: ReactNode;
}

/** Asks for a signature: the whole screen on a phone, upright or on its side, a dialog on a desk. */
export function SignatureSheet({ onDone, onClose, busy, children }: SignatureSheetProps) {
  const words = useWords();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const pad = useRef<SignaturePadHandle>(null);
  const [isEmpty, setEmpty] = useState(true);
  useEffect(() => dialog.current?.showModal(), []);
  useBackCloses(true, () => dialog.current?.close());

  const finish = () => {
    const picture = pad.current?.picture();
    if (picture) onDone(picture);
    else toast(words('signatureMissing'));
  };
  return (
    <dialog ref={dialog} className="signature-sheet" aria-labelledby={titleId} onClose={onClose}>
      <h2 id={titleId}>{words('signatureTitle')}</h2>
      <div className="signature-sheet-paper">
        <Suspense fallback={<Skeleton count={1} />}>
          <SignaturePad ref={pad} label={words('signatureHere')} onChange={setEmpty} />
        </Suspense>
        {isEmpty && (
          <p className="signature-sheet-hint" aria-hidden="true">
            {words('signatureHere')}
          </p>
        )}
      </div>
      {children && <div className="signature-sheet-choices">{children}</div>}
      <div className="signature-sheet-actions">
        <Button disabled={isEmpty || busy} onClick={() => pad.current?.clear()}>
          {words('signatureClear')}
        </Button>
        <Button disabled={isEmpty || busy} onClick={() => pad.current?.undo()}>
          {words('signatureUndo')}
        </Button>
        <Button onClick={() => dialog.current?.close()}>{words('cancel')}</Button>
        <Button look="primary" busy={busy ?? false} onClick={finish}>
          {words('confirm')}
        </Button>
      </div>
    </dialog>
  );
}
