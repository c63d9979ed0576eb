import type { Tariff } from '@fairway/contract/local-charges.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { copyText } from '../../native/copy-text.ts';
import { useCan } from '../../session/use-can.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useLinks } from '../../wire/navigation/links.ts';
import { useSession } from '../../wire/session-store.ts';
import { questionInAddress, type TariffQuestion } from './tariff-question.ts';
import { downloadTariff, tariffAsText } from './tariff-text.ts';

interface TariffActsProps {
  tariff: Tariff;
  question: TariffQuestion;
}

/** Into a quote, copy, download, and ask who keeps it. */
export function TariffActs({ tariff, question }: TariffActsProps) {
  const words = useWords();
  const navigate = useNavigate();
  const links = useLinks();
  const ask = useAskKeeper(tariff);
  const canQuote = useCan('freight', 'button', 'btn_quote');
  const quote = () =>
    void navigate(links.addCharges(written(questionInAddress({ ...question, compared: [] }))));
  const copy = async () => {
    const isCopied = await copyText(tariffAsText(tariff, question, words));
    toast(words(isCopied ? 'rateCopied' : 'rateNotCopied'));
  };
  return (
    <>
      {canQuote && tariff.price.lines.length > 0 && (
        <IconButton icon="invoice" label={words('tariffAddToQuote')} onClick={quote} />
      )}
      {tariff.rows.length > 0 && (
        <>
          <IconButton icon="copy" label={words('tariffCopy')} onClick={() => void copy()} />
          <IconButton
            icon="download"
            label={words('tariffDownload')}
            onClick={() => downloadTariff(tariff, question, words)}
          />
        </>
      )}
      {ask && <IconButton icon="message" label={words('tariffAsk', { name: ask.name })} onClick={ask.open} />}
    </>
  );
}

/** Without what is as usual. */
const written = (asked: Record<string, string>) =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''));

/** The chat with who keeps a tariff; nothing where there is nobody else to ask. */
export function useAskKeeper({ keeper }: Pick<Tariff, 'keeper'>) {
  const navigate = useNavigate();
  const isDesk = useMedia(desktop);
  const links = useLinks();
  const me = useSession(({ userInfo }) => userInfo?.userId);
  if (!keeper || keeper.id === me) return undefined;
  const person = { ...keeper, headIcon: '' };
  return { name: keeper.name, open: () => void navigate(links.chatWith(person, isDesk)) };
}
