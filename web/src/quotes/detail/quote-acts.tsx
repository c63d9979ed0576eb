import type { QuoteDetail } from '@fairway/contract/quotes.ts';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { type PlainKey, type Say, useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { type Act, ActMenu } from '../../ui/act-menu.tsx';
import { ActionBar } from '../../ui/action-bar.tsx';
import { Button } from '../../ui/button.tsx';
import { useKeys } from '../../ui/keys/use-keys.ts';
import { toast } from '../../ui/toast.ts';
import { useLinks } from '../../wire/navigation/links.ts';
import { useSession } from '../../wire/session-store.ts';
import { quoteEditPath } from '../paths.ts';
import { AcceptSheet } from './accept-sheet.tsx';
import { LoseSheet } from './lose-sheet.tsx';
import './quote-offer.css';
import { SendSheet } from './send-sheet.tsx';
import { type NewLink, ShareSheet } from './share-sheet.tsx';
import { useQuoteActs } from './use-quote-acts.ts';

const PictureSheet = lazy(() =>
  import('../picture/picture-sheet.tsx').then((file) => ({ default: file.PictureSheet })),
);

interface QuoteActsProps {
  quote: QuoteDetail;
  /** Below the page on a phone, in its head on a desk. */
  place: 'foot' | 'head';
  /** What happens once it is deleted, in place of going to the list. */
  onGone?: () => void;
}

const shownLonger = 3_000;

/** One that is lost or over, or was not sent yet, promises nothing. */
const isOpenToOrder = ({ status }: QuoteDetail): boolean =>
  status === 'sent' || status === 'viewed' || status === 'accepted';

type Open = 'send' | 'share' | 'accept' | 'lose' | 'picture';

/** What this person may do with a quote now: what comes next in full, the others in a menu. */
export function QuoteActs({ quote, place, onGone }: QuoteActsProps) {
  const words = useWords();
  const navigate = useNavigate();
  const isStaff = useSession(({ userInfo }) => userInfo?.userKind !== 'customer');
  const links = useLinks();
  const canOrder = useCan('onlineOrder', 'button', 'btn_add') && isOpenToOrder(quote);
  const [open, setOpen] = useState<Open>();
  const [link, setLink] = useState<NewLink>();
  const acts = useQuoteActs(quote, onGone);
  const edit = () => void navigate(quoteEditPath(quote.id));
  const offered = offeredActs(quote, words, {
    ...{ edit, send: () => setOpen('send'), share: () => setOpen('share'), lose: () => setOpen('lose') },
    accept: () => (isStaff ? setOpen('accept') : void acts.accept()),
    ...{ copy: () => void acts.copy(), remove: () => void acts.remove() },
    order: () => void navigate(links.newOrder({ quoteId: quote.id })),
    ...{ picture: () => setOpen('picture'), print: () => window.print() },
    ...{ pdfZh: () => acts.savePdf('zh'), pdfEn: () => acts.savePdf('en'), isStaff, canOrder },
  });
  useKeys(words('quoteOne'), quote.can.edit ? [{ keys: 'e', name: words('edit'), act: edit }] : [], 'detail');
  const [main, ...others] = offered;
  const close = () => setOpen(undefined);
  /** What is said in a sheet goes away with it. */
  const closeAndSay = (said: PlainKey) => {
    flushSync(close);
    toast(words(said));
  };
  if (!main) return null;
  const buttons = (
    <>
      {others.length > 0 && <ActMenu label={words('quoteMoreActs')} acts={others} />}
      {quote.can.edit && quote.can.send && (
        <Button icon="edit" onClick={edit}>
          {words('edit')}
        </Button>
      )}
      <Button look="primary" icon={main.icon} busy={acts.isBusy} onClick={main.act}>
        {main.name}
      </Button>
    </>
  );
  return (
    <>
      {place === 'foot' ? <ActionBar>{buttons}</ActionBar> : <span className="quote-acts">{buttons}</span>}
      {open === 'send' && (
        <SendSheet
          quote={quote}
          acts={acts}
          onSent={({ link: made, toldPeople }) => {
            flushSync(() => {
              setLink(made);
              setOpen('share');
            });
            const said = toldPeople ? words('quoteSentDone', { count: toldPeople }) : words('quoteSentOnly');
            toast(said, shownLonger);
          }}
          onClose={close}
        />
      )}
      {open === 'share' && (
        <ShareSheet quote={quote} acts={acts} link={link} onLink={setLink} onClose={close} />
      )}
      {open === 'accept' && (
        <AcceptSheet
          quote={quote}
          onAccept={acts.acceptFor}
          onDone={() => closeAndSay('quoteAcceptDone')}
          onClose={close}
        />
      )}
      {open === 'lose' && (
        <LoseSheet onLose={acts.lose} onDone={() => closeAndSay('quoteLoseDone')} onClose={close} />
      )}
      {open === 'picture' && (
        <Suspense>
          <PictureSheet offer={quote} language={quote.language} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

type Doing = Readonly<
  Record<
    | 'edit'
    | 'send'
    | 'share'
    | 'accept'
    | 'lose'
    | 'copy'
    | 'order'
    | 'remove'
    | 'picture'
    | 'print'
    | 'pdfZh'
    | 'pdfEn',
    () => void
  >
> & { isStaff: boolean; canOrder: boolean };

/** In the order of what comes next. What can be read can be taken along. */
function offeredActs({ can, status }: QuoteDetail, words: Say, does: Doing): Act[] {
  const of = (isOffered: boolean, act: Act): Act[] => (isOffered ? [act] : []);
  const share = of(can.share, { name: words('quoteShare'), icon: 'link', act: does.share });
  const accept = of(can.accept, {
    name: words(does.isStaff ? 'quoteAcceptFor' : 'quoteAccept'),
    ...{ icon: 'check' as const, act: does.accept },
  });
  const order = of(does.canOrder, { name: words('quoteOrder'), icon: 'order', act: does.order });
  return [
    // What was accepted is ordered next.
    ...(status === 'accepted' ? order : []),
    ...of(can.send, { name: words('quoteSend'), icon: 'forward', act: does.send }),
    ...of(can.edit && !can.send, { name: words('edit'), icon: 'edit', act: does.edit }),
    ...(does.isStaff && status !== 'accepted' ? [...share, ...accept] : [...accept, ...share]),
    ...(status === 'accepted' ? [] : order),
    { name: words('quotePdfZh'), icon: 'download', act: does.pdfZh },
    { name: words('quotePdfEn'), icon: 'download', act: does.pdfEn },
    { name: words('quotePicture'), icon: 'image', act: does.picture },
    { name: words('print'), icon: 'file', act: does.print },
    ...of(can.copy, { name: words('quoteCopy'), icon: 'copy', act: does.copy }),
    ...of(can.lose, { name: words('quoteLose'), icon: 'close', tone: 'danger', act: does.lose }),
    ...of(can.delete, { name: words('delete'), icon: 'trash', tone: 'danger', act: does.remove }),
  ];
}
