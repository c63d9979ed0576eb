import type { GateVerdict, ReleaseState } from '@fairway/contract/release-fields.ts';
import { useWords } from '../language/words.ts';
import { Icon } from '../ui/icon.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import './release-marks.css';
import { customerVerdictWords, stateTones, stateWords, verdictTones, verdictWords } from './release-words.ts';
import { useReleaseRights } from './use-release-rights.ts';

export function ReleaseStateLabel({ status }: { status: ReleaseState }) {
  const words = useWords();
  return <StateLabel tone={stateTones[status]}>{words(stateWords[status])}</StateLabel>;
}

interface GateLightProps {
  /** Null where nothing waits for the gate any more. */
  verdict: GateVerdict | null;
  /** Why, in one line. */
  line?: string;
}

/** Whether the cargo may go: a sign and a word, never the colour alone. */
export function GateLight({ verdict, line }: GateLightProps) {
  const words = useWords();
  const { isStaff } = useReleaseRights();
  const names = isStaff ? verdictWords : customerVerdictWords;
  if (verdict === null) return null;
  return (
    <span className="gate-light">
      <StateLabel tone={verdictTones[verdict]}>{words(names[verdict])}</StateLabel>
      {line && (
        <span className="gate-light-line" title={line}>
          {line}
        </span>
      )}
    </span>
  );
}

/** The day somebody promised money for, which went by without it. */
export function BrokenPromise({ date }: { date: string }) {
  const words = useWords();
  return (
    <strong className="promise-broken">
      <Icon name="warning" size={14} />
      {words('releasePromiseBroken', { date })}
    </strong>
  );
}
