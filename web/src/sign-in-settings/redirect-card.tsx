import { useWords } from '../language/words.ts';
import { copyText } from '../native/copy-text.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { toast } from '../ui/toast.ts';

/** What a provider must be told of us. */
export function RedirectCard({ url }: { url: string }) {
  const words = useWords();
  const copy = async () => toast(words((await copyText(url)) ? 'signInCopied' : 'requestFailed'));
  return (
    <Card title={words('signInRedirect')}>
      {url === '' ? (
        <p className="sign-in-hint">{words('signInAddressMissing')}</p>
      ) : (
        <>
          <p className="sign-in-hint">{words('signInRedirectHint')}</p>
          <p className="sign-in-redirect">
            <code>{url}</code>
            <Button icon="copy" onClick={() => void copy()}>
              {words('signInCopy')}
            </Button>
          </p>
        </>
      )}
    </Card>
  );
}
