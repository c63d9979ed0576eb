import type { FormSend } from '../forms/use-send-form.ts';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';

interface SendButtonProps {
  sending: FormSend & { submitAndGo: () => void };
}

/** Sends the form; while it waits for uploads it takes that back. */
export function SendButton({ sending: { isWaiting, isSending, cancel, submitAndGo } }: SendButtonProps) {
  const words = useWords();
  if (isWaiting) return <Button onClick={cancel}>{words('formUploadingCancel')}</Button>;
  return (
    <Button look="primary" busy={isSending} onClick={submitAndGo}>
      {words('confirm')}
    </Button>
  );
}
