import type { ChargeRow } from '@fairway/contract/shipment-charges.ts';
import type { Say } from '../language/words.ts';
import { useWords } from '../language/words.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import './charge-marks.css';

type Marked = Pick<
  ChargeRow,
  'onBehalf' | 'isConfidential' | 'isLocked' | 'isDisputed' | 'period' | 'corrected' | 'takesBack'
>;

const marksOf = (charge: Marked, words: Say): (readonly [IconName, string])[] => [
  ...(charge.onBehalf ? [['swap', words('chargeOnBehalf')] as const] : []),
  ...(charge.isConfidential ? [['eyeOff', words('chargeConfidential')] as const] : []),
  ...(charge.isLocked ? [['lock', words('chargeLockedMark', { period: charge.period })] as const] : []),
  ...(charge.takesBack ? [['undo', words('chargeTakesBackMark')] as const] : []),
  ...(!charge.takesBack && Number(charge.corrected) !== 0
    ? [['edit', words('chargeCorrectedMark')] as const]
    : []),
  ...(charge.isDisputed ? [['warning', words('chargeDisputedMark')] as const] : []),
];

/** What is out of the ordinary about a charge. */
export function ChargeMarks({ charge }: { charge: Marked }) {
  const words = useWords();
  const marks = marksOf(charge, words);
  if (marks.length === 0) return null;
  return (
    <span className="charge-marks">
      {marks.map(([icon, name]) => (
        <span key={name}>
          <Icon name={icon} size={13} />
          {name}
        </span>
      ))}
    </span>
  );
}
