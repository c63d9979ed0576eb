import { useSearchParams } from 'react-router';
import { useWords } from '../language/words.ts';
import { copyText } from '../native/copy-text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { Page } from '../ui/page.tsx';
import { toast } from '../ui/toast.ts';
import { ConfirmSignIn } from './confirm-sign-in.tsx';
import { readScanned } from './read-scanned.ts';
import './scan-result-page.css';
import { useScan } from './use-scan.ts';

/** What a code says that leads to no screen of ours; a waiting computer is let in from here. */
export function ScanResultPage() {
  const words = useWords();
  const [search] = useSearchParams();
  const scanAgain = useScan();
  const text = search.get('result') ?? '';
  const scanned = readScanned(text);
  const copy = async () => toast(words((await copyText(text)) ? 'copied' : 'copyFailed'));
  const again = (
    <Button icon="scan" wide onClick={() => void scanAgain()}>
      {words('scanAgain')}
    </Button>
  );
  if (scanned.kind === 'login') return <ConfirmSignIn scanCode={scanned.scanCode} />;
  return (
    <Page title={words('scanResult')} back="/pages/index/my">
      {text === '' ? (
        <Empty drawing="search" title={words('scanEmpty')} action={again} />
      ) : (
        <>
          <Card title={words('scanContent')}>
            <p className="scan-result-text">{text}</p>
          </Card>
          <OpenLink text={text} />
          <Button icon="copy" wide onClick={() => void copy()}>
            {words('copy')}
          </Button>
          {again}
        </>
      )}
    </Page>
  );
}

/** Only a real web address, and only by a press that shows where it leads: a code can say anything. */
function OpenLink({ text }: { text: string }) {
  const words = useWords();
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return null;
  return (
    <a className="scan-result-link" href={url.href} target="_blank" rel="noopener noreferrer">
      {words('openAddress', { host: url.host })}
    </a>
  );
}
