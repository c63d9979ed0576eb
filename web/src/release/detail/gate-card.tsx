import type { ShownGate, ShownGateCheck } from '@fairway/contract/releases.ts';
import { sumsText } from '../../freight/money-text.ts';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { Tone } from '../../ui/state-label.tsx';
import { GateLight } from '../release-marks.tsx';
import { checkNames, fixerWords } from '../release-words.ts';
import './gate-card.css';
import type { FixOf } from './use-fixes.ts';

interface GateCardProps {
  gate: ShownGate;
  fixOf: FixOf;
}

interface Look {
  tone: Tone;
  icon: IconName;
  says: PlainKey;
}

function lookOf({ passes, level }: ShownGateCheck): Look {
  if (passes) return { tone: 'good', icon: 'check', says: 'releaseCheckPasses' };
  return {
    hard: { tone: 'bad', icon: 'close', says: 'releaseCheckHard' },
    soft: { tone: 'warn', icon: 'warning', says: 'releaseCheckSoft' },
    info: { tone: 'neutral', icon: 'info', says: 'releaseCheckInfo' },
  }[level] as Look;
}

/** Every check with its reasons, what it is about in money, what helps and who can do it. */
export function GateCard({ gate, fixOf }: GateCardProps) {
  const words = useWords();
  return (
    <Card title={words('releaseGate')} state={<GateLight verdict={gate.verdict} />}>
      <ul className="gate-checks">
        {gate.checks.map((check) => (
          <Check key={check.code} check={check} fixOf={fixOf} />
        ))}
      </ul>
    </Card>
  );
}

function Check({ check, fixOf }: { check: ShownGateCheck; fixOf: FixOf }) {
  const words = useWords();
  const { tone, icon, says } = lookOf(check);
  return (
    <li>
      <span className={`gate-check-sign gate-check-${tone}`}>
        <Icon name={icon} size={14} />
      </span>
      <div className="gate-check-words">
        <p className="gate-check-head">
          <strong>
            {check.code} {words(checkNames[check.code])}
          </strong>
          <span className="gate-check-end">
            {check.amounts.length > 0 && <strong className="number">{sumsText(check.amounts)}</strong>}
            <small>{words(says)}</small>
          </span>
        </p>
        {check.reasons.map((reason) => (
          <Reason key={`${reason.name} ${reason.text}`} reason={reason} fixOf={fixOf} />
        ))}
      </div>
    </li>
  );
}

interface ReasonProps {
  reason: ShownGateCheck['reasons'][number];
  fixOf: FixOf;
}

function Reason({ reason: { name, text, remedy, hint, by }, fixOf }: ReasonProps) {
  const words = useWords();
  const fix = remedy ? fixOf(remedy, name) : undefined;
  return (
    <div className="gate-reason">
      <span>
        {text}
        {(hint || by.length > 0) && (
          <small className="gate-check-hint">
            {' '}
            {[
              hint,
              by.length > 0 &&
                words('releaseFixBy', {
                  who: by.map((one) => words(fixerWords[one])).join(words('listComma')),
                }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        )}
      </span>
      {fix && (
        <Button icon={fix.icon} onClick={fix.act}>
          {fix.name}
        </Button>
      )}
    </div>
  );
}
