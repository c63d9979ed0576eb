import type { ReleaseDetail, ReleaseGate } from '@fairway/contract/releases.ts';
import { sumsText } from '../../freight/money-text.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import './customer-release.css';
import { payLine } from './money-card.tsx';
import type { FixOf } from './use-fixes.ts';

interface CustomerToDoProps {
  of: Pick<ReleaseDetail | ReleaseGate, 'gate' | 'pay'>;
  fixOf: FixOf;
}

/** What customers can do so that their cargo goes, in plain words; nothing of what others have to do. */
export function CustomerToDo({ of, fixOf }: CustomerToDoProps) {
  const words = useWords();
  const theirs = of.gate.checks
    .filter(({ passes }) => !passes)
    .flatMap(({ reasons }) => reasons.filter(({ by }) => by.includes('customer')));
  // Whoever pays wants to know what is enough.
  const least = of.pay.at(-1);
  const pays = theirs.find(({ remedy }) => remedy === 'collectMoney');
  const others = theirs.filter((reason) => reason.remedy !== 'collectMoney');
  const payFix = pays?.remedy ? fixOf(pays.remedy, pays.name) : undefined;
  return (
    <Card title={words('releaseYouCan')}>
      {theirs.length === 0 && !least && (
        <p className="customer-release-says">{words('releaseYoursNothing')}</p>
      )}
      <ul className="customer-release-do">
        {(pays || least) && (
          <li>
            <span>
              {least ? (
                <strong className="number">{payLine(words, of, sumsText(least.sums), false)}</strong>
              ) : (
                pays?.text
              )}
              {least && pays && <small>{pays.text}</small>}
            </span>
            {payFix && (
              <Button icon={payFix.icon} onClick={payFix.act}>
                {payFix.name}
              </Button>
            )}
          </li>
        )}
        {others.map(({ name, text, hint, remedy }) => {
          const fix = remedy ? fixOf(remedy, name) : undefined;
          return (
            <li key={`${name} ${text}`}>
              <span>
                {text}
                {hint && <small>{hint}</small>}
              </span>
              {fix && (
                <Button icon={fix.icon} onClick={fix.act}>
                  {fix.name}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
