import type { Finding, HealthState } from '@fairway/contract/health.ts';
import { useWords } from '../language/words.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import { findingAdvice, findingTitle } from './finding-words.ts';
import './verdict.css';

const shown = {
  good: { words: 'healthGood', icon: 'check' },
  watch: { words: 'healthWatch', icon: 'warning' },
  bad: { words: 'healthBad', icon: 'close' },
} as const satisfies Record<HealthState, { words: string; icon: IconName }>;

interface VerdictProps {
  state: HealthState;
  findings: readonly Finding[];
}

/** One sentence for who has ten seconds, and below it what is wrong and what to do. */
export function Verdict({ state, findings }: VerdictProps) {
  const words = useWords();
  const { words: title, icon } = shown[state];
  return (
    <section className={`verdict verdict-${state}`} aria-live="polite">
      <h2 className="verdict-title">
        <Icon name={icon} size={36} />
        {words(title)}
      </h2>
      {state === 'good' && <p className="verdict-line">{words('healthGoodLine')}</p>}
      {findings.length > 0 && (
        <ul className="verdict-findings">
          {findings.map((finding) => (
            <li key={finding.what}>
              <p className="verdict-finding">
                <StateLabel tone={finding.level === 'bad' ? 'bad' : 'warn'}>
                  {words(shown[finding.level].words)}
                </StateLabel>
                <strong>{findingTitle(words, finding)}</strong>
              </p>
              <p className="verdict-advice">{findingAdvice(words, finding)}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
