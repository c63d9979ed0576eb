import type { Reply } from '@fairway/contract/endpoint.ts';
import type { QuoteDetail, shareQuote } from '@fairway/contract/quotes.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { MadeLink, sharedAddressOf } from '../../shared-links/made-link.tsx';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';
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
          <MadeLink
            address={sharedAddressOf(sharedQuoteScreen, link.token)}
            expiresAt={link.expiresAt}
            title={quote.quoteNo}
            code={words('quoteLinkCode')}
          />
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
