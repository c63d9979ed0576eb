import { useWords } from '../../language/words.ts';
import { copyText } from '../../native/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import { QrCode } from '../../ui/qr-code.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';

/** An address that was just made: copied or scanned. It is told only now. */
export function FeedAddress({ address }: { address: string }) {
  const words = useWords();
  const copy = async () =>
    toast(words((await copyText(address)) ? 'scheduleFeedCopied' : 'scheduleFeedNotCopied'));
  return (
    <div className="feed-address">
      <div>
        <TextField
          label={words('scheduleFeedAddress')}
          value={address}
          readOnly
          hint={words('scheduleFeedOnce')}
          onFocus={(event) => event.target.select()}
        />
        <Button look="primary" icon="copy" onClick={() => void copy()}>
          {words('scheduleFeedCopy')}
        </Button>
      </div>
      <figure>
        <QrCode size={160} text={address} label={words('scheduleFeedCode')} />
        <figcaption>{words('scheduleFeedCode')}</figcaption>
      </figure>
    </div>
  );
}
