import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { LanguageChoice } from '../ui/language-choice.tsx';
import { Logo } from '../ui/logo.tsx';
import { useDocumentTitle } from '../ui/use-document-title.ts';
import './launch.css';
import { PolicyLinks } from './policy-links.tsx';

interface PolicyConsentProps {
  onAgree: () => void;
}

export function PolicyConsent({ onAgree }: PolicyConsentProps) {
  const words = useWords();
  const title = words('consentTitle', { product: words('productName') });
  useDocumentTitle('');
  const refuse = async () => {
    const agreed = await confirm({
      title: words('consentRefusedTitle'),
      body: words('consentRefusedBody'),
      agree: words('consentAgree'),
      refuse: words('consentReadAgain'),
    });
    if (agreed) onAgree();
  };
  return (
    <main className="launch">
      <div className="launch-picture">
        <Logo size={84} />
      </div>
      <div className="launch-text">
        <h1>{title}</h1>
        <p>{words('consentBody')}</p>
        <PolicyLinks />
        <LanguageChoice />
      </div>
      <div className="launch-actions">
        <Button look="primary" wide onClick={onAgree}>
          {words('consentAgree')}
        </Button>
        <Button look="quiet" wide onClick={() => void refuse()}>
          {words('consentRefuse')}
        </Button>
      </div>
    </main>
  );
}
