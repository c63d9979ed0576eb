import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { Link } from '../ui/link.tsx';
import { useMedia } from '../ui/use-media.ts';
import './ways-in.css';

/** The forms of the login card; third parties have a screen of their own. */
export type WayIn = 'password' | 'sms' | 'qr';

interface WaysInProps {
  current: WayIn;
  smsEnabled: boolean;
  /** Where third parties are chosen; nothing when there are none. */
  others: string | undefined;
  onChoose: (way: WayIn) => void;
}

/** A phone cannot scan its own screen. */
const wideEnoughToScan = '(min-width: 768px)';

export function WaysIn({ current, smsEnabled, others, onChoose }: WaysInProps) {
  const words = useWords();
  const canScan = useMedia(wideEnoughToScan);
  const offered: [way: WayIn, name: string, isOffered: boolean][] = [
    ['password', words('passwordSignIn'), true],
    ['sms', words('smsSignIn'), smsEnabled],
    ['qr', words('qrSignIn'), canScan],
  ];
  const ways = offered.filter(([way, , isOffered]) => isOffered && way !== current);
  if (ways.length === 0 && !others) return null;
  return (
    <nav className="ways-in" aria-label={words('otherSignIn')}>
      {ways.map(([way, name]) => (
        <Button key={way} look="quiet" onClick={() => onChoose(way)}>
          {name}
        </Button>
      ))}
      {others && <Link to={others}>{words('otherSignIn')}</Link>}
    </nav>
  );
}
