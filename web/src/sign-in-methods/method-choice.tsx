import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { useMedia } from '../ui/use-media.ts';
import './method-choice.css';

/** The forms of the login card; third parties have a screen of their own. */
export type SignInMethod = 'password' | 'sms' | 'qr' | 'forgotten';

interface MethodChoiceProps {
  current: SignInMethod;
  smsEnabled: boolean;
  /** Where third parties are chosen; nothing when there are none. */
  others: string | undefined;
  onChoose: (method: SignInMethod) => void;
}

/** A phone cannot scan its own screen. */
const wideEnoughToScan = '(min-width: 768px)';

export function MethodChoice({ current, smsEnabled, others, onChoose }: MethodChoiceProps) {
  const words = useWords();
  const canScan = useMedia(wideEnoughToScan);
  const offered: [method: SignInMethod, name: string, isOffered: boolean][] = [
    ['password', words('passwordSignIn'), true],
    ['sms', words('smsSignIn'), smsEnabled],
    ['qr', words('qrSignIn'), canScan],
  ];
  const methods = offered.filter(([method, , isOffered]) => isOffered && method !== current);
  if (methods.length === 0 && !others) return null;
  return (
    <nav className="method-choice" aria-label={words('otherSignIn')}>
      {methods.map(([method, name]) => (
        <Button key={method} look="quiet" onClick={() => onChoose(method)}>
          {name}
        </Button>
      ))}
      {others && <Link to={others}>{words('otherSignIn')}</Link>}
    </nav>
  );
}
