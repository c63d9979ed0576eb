import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../language/words.ts';
import { copyText } from '../native/copy-text.ts';
import { Button } from '../ui/button.tsx';
import { QrCode } from '../ui/qr-code.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { basePath } from '../wire/base-path.ts';
import './made-link.css';

/** Where a screen opens with a token: behind the #, so that it reaches no log. */
export const sharedAddressOf = (screen: string, token: string): string =>
  `${location.origin}${basePath()}${screen}#${token}`;

interface MadeLinkProps {
  address: string;
  expiresAt: number;
  /** What the link is of, for whom it is sent to. */
  title: string;
  /** What scanning its code does. */
  code: string;
}

/** A link that was just made: copied, sent, scanned. Its address is told only now. */
export function MadeLink({ address, expiresAt, title, code }: MadeLinkProps) {
  const words = useWords();
  const copy = async () => toast(words((await copyText(address)) ? 'linkCopied' : 'linkNotCopied'));
  return (
    <>
      <TextField
        label={words('linkAddress')}
        value={address}
        readOnly
        hint={words('linkUntil', { time: formatDate(expiresAt) })}
        onFocus={(event) => event.target.select()}
      />
      <div className="made-link-acts">
        <Button look="primary" icon="copy" onClick={() => void copy()}>
          {words('linkCopy')}
        </Button>
        {'share' in navigator && (
          <Button
            icon="forward"
            // Who closes the choice of the device sends it to nobody.
            onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
          >
            {words('linkSend')}
          </Button>
        )}
      </div>
      <figure className="made-link-code">
        <QrCode size={200} text={address} label={code} />
        <figcaption>{code}</figcaption>
      </figure>
    </>
  );
}
