import type { Tariff } from '@fairway/contract/local-charges.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../../language/words.ts';
import { copyText } from '../../native/copy-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import { desktop, useMedia } from '../../ui/use-media.ts';
import { useLinks } from '../../wire/navigation/links.ts';
import { useSession } from '../../wire/session-store.ts';
import type { TariffQuestion } from './tariff-question.ts';
import { downloadTariff, tariffAsText } from './tariff-text.ts';

interface TariffActsProps {
  tariff: Tariff;
  question: TariffQuestion;
}

/** Copy, download, and ask who keeps it. */
export function TariffActs({ tariff, question }: TariffActsProps) {
  const words = useWords();
  const ask = useAskKeeper(tariff);
  const copy = async () => {
    const isCopied = await copyText(tariffAsText(tariff, question, words));
    toast(words(isCopied ? 'rateCopied' : 'rateNotCopied'));
  };
  return (
    <>
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
