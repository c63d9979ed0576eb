import { useWords } from '../../language/words.ts';
import { copyText } from '../../native/copy-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';

interface CopiedTextProps {
  /** What it is. */
  name: string;
  text: string;
}

/** A number people type into the app of their bank: a press copies it. */
export function CopiedText({ name, text }: CopiedTextProps) {
  const words = useWords();
  const copy = async () => toast(words((await copyText(text)) ? 'invoiceCopied' : 'invoiceNotCopied'));
  return (
    <span className="copied-text">
      <span className="number">{text}</span>
      <IconButton icon="copy" label={words('invoiceCopy', { name })} onClick={() => void copy()} />
    </span>
  );
}
