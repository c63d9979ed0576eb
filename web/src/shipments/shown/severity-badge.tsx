import type { ExceptionCode, Severity } from '@fairway/contract/tracking.ts';
import { type Say, useWords } from '../../language/words.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import type { Tone } from '../../ui/state-label.tsx';
import '../../ui/state-label.css';
import { exceptionWords, severityWords } from './shipment-words.ts';

const looks: Readonly<Record<Severity, { tone: Tone; icon: IconName }>> = {
  info: { tone: 'neutral', icon: 'info' },
  warn: { tone: 'warn', icon: 'warning' },
  high: { tone: 'bad', icon: 'warning' },
  critical: { tone: 'bad', icon: 'bell' },
};

/** The first of what is wrong is named, the others are counted. */
export function badgeText(
  severity: Severity,
  codes: readonly ExceptionCode[] | undefined,
  words: Say,
): string {
  const [first, ...others] = codes ?? [];
  const name = words(first ? exceptionWords[first] : severityWords[severity]);
  return others.length > 0 ? `${name} +${others.length}` : name;
}

interface SeverityBadgeProps {
  severity: Severity;
  /** What is wrong, to staff: the first is named, the others counted. Without it the severity is. */
  codes?: readonly ExceptionCode[] | undefined;
}

/** Something is wrong, and how badly. */
export function SeverityBadge({ severity, codes = [] }: SeverityBadgeProps) {
  const words = useWords();
  const { tone, icon } = looks[severity];
  const names = codes.map((code) => words(exceptionWords[code])).join(words('listComma'));
  return (
    <span
      className={`state-label state-label-${tone}`}
      title={[words(severityWords[severity]), names].filter(Boolean).join(' · ')}
    >
      <Icon name={icon} size={13} />
      {badgeText(severity, codes, words)}
    </span>
  );
}
