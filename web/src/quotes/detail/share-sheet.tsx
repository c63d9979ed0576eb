import type { Reply } from '@fairway/contract/endpoint.ts';
import type { QuoteDetail, shareQuote } from '@fairway/contract/quotes.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { copyText } from '../../native/copy-text.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { QrCode } from '../../ui/qr-code.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { basePath } from '../../wire/base-path.ts';
import { untilText } from '../quote-text.ts';
import { sharedQuoteScreen } from '../shared-quote/screen-path.ts';
import { LinkHours } from './link-hours.tsx';
import './share-sheet.css';
import type { QuoteActsOf } from './use-quote-acts.ts';

/** A link that was just made: its token is told only now. */
export type NewLink = Reply<typeof shareQuote>;

interface ShareSheetProps {
  quote: QuoteDetail;
  acts: Pick<QuoteActsOf, 'share' | 'revoke' | 'isBusy'>;
  link: NewLink | undefined;
  onLink: (link: NewLink | undefined) => void;
  onClose: () => void;
}

export const addressOf = (token: string): string =>
  `${location.origin}${basePath()}${sharedQuoteScreen}#${token}`;

/** The link of a quote: made, copied, scanned, ended. */
export function ShareSheet({ quote, acts, link, onLink, onClose }: ShareSheetProps) {
  const words = useWords();
  const [hours, setHours] = useState<number>();
  const make = async () => {
    const made = await acts.share(hours);
    if (made) onLink(made);
  };
  const revoke = async () => {
    if (await acts.revoke()) onLink(undefined);
  };
  return (
    <Sheet title={words('quoteLinkTitle')} open onClose={onClose}>
      <div className="form-stack">
        {link ? (
          <MadeLink link={link} title={quote.quoteNo} />
        ) : (
          <p>
            {quote.link
              ? words('quoteLinkNow', {
                  ...{ created: untilText(quote.link.createdAt), expires: untilText(quote.link.expiresAt) },
                })
              : words('quoteLinkNone')}
          </p>
        )}
        <LinkHours value={hours} onChange={setHours} />
        <p className="quote-link-line">{words('quoteLinkMakeLine')}</p>
        <Button look={link ? 'plain' : 'primary'} icon="link" busy={acts.isBusy} onClick={() => void make()}>
          {words('quoteLinkMake')}
        </Button>
        {(link || quote.link) && (
          <Button look="danger" onClick={() => void revoke()}>
            {words('quoteLinkRevoke')}
          </Button>
        )}
      </div>
    </Sheet>
  );
}

function MadeLink({ link, title }: { link: NewLink; title: string }) {
  const words = useWords();
  const address = addressOf(link.token);
  const copy = async () => toast(words((await copyText(address)) ? 'quoteLinkCopied' : 'quoteLinkNotCopied'));
  return (
    <>
      <TextField
        label={words('quoteLinkAddress')}
        value={address}
        readOnly
        hint={words('quoteLinkUntil', { time: untilText(link.expiresAt) })}
        onFocus={(event) => event.target.select()}
      />
      <div className="quote-link-acts">
        <Button look="primary" icon="copy" onClick={() => void copy()}>
          {words('quoteLinkCopy')}
        </Button>
        {'share' in navigator && (
          <Button
            icon="forward"
            // Who closes the choice of the device sends it to nobody.
            onClick={() => void navigator.share({ title, url: address }).catch(() => undefined)}
          >
            {words('quoteShareOut')}
          </Button>
        )}
      </div>
      <figure className="quote-link-code">
        <QrCode size={200} text={address} label={words('quoteLinkCode')} />
        <figcaption>{words('quoteLinkCode')}</figcaption>
      </figure>
    </>
  );
}
