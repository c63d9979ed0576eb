import { worstAccuracy } from '@fairway/contract/punch-fields.ts';
import type { PlainKey } from '../../language/words.ts';
import { useWords } from '../../language/words.ts';
import type { DevicePlace, PlaceProblem } from '../../native/place.ts';
import { lengthText } from '../../places/far-words.ts';
import { Button } from '../../ui/button.tsx';
import { StateLabel, type Tone } from '../../ui/state-label.tsx';
import { type Sureness, surenessOf } from '../punch-text.ts';
import '../hint.css';

interface AccuracyLineProps {
  position: DevicePlace | undefined;
  isSeeking: boolean;
  problem: PlaceProblem | undefined;
  onSeek: () => void;
}

const tones: Record<Sureness, Tone> = { good: 'good', fair: 'warn', bad: 'bad' };
const surenessWords = { good: 'punchSure', fair: 'punchFair', bad: 'punchUnsure' } as const;

const problemWords: Record<PlaceProblem, { title: PlainKey; line: PlainKey }> = {
  denied: { title: 'punchDenied', line: 'punchDeniedLine' },
  unavailable: { title: 'punchUnavailable', line: 'punchUnavailableLine' },
  timeout: { title: 'punchTimeout', line: 'punchUnavailableLine' },
  unsupported: { title: 'punchUnsupported', line: 'punchUnsupportedLine' },
};

/** How sure the device is of where it is, or why it does not know and what helps. */
export function AccuracyLine({ position, isSeeking, problem, onSeek }: AccuracyLineProps) {
  const words = useWords();
  const sureness = position && surenessOf(position.accuracy, worstAccuracy);
  return (
    <div className="punch-accuracy">
      {problem && !isSeeking ? (
        <div role="alert" className="punch-problem">
          <strong>{words(problemWords[problem].title)}</strong>
          <p>{words(problemWords[problem].line)}</p>
        </div>
      ) : (
        <p role="status" className="punch-accuracy-words">
          {position && sureness ? (
            <>
              <StateLabel tone={tones[sureness]}>{words(surenessWords[sureness])}</StateLabel>
              <span>{words('punchAccuracy', { length: lengthText(words, position.accuracy) })}</span>
              {position.isMock && <StateLabel tone="bad">{words('punchFlagMock')}</StateLabel>}
            </>
          ) : (
            words('punchSeeking')
          )}
        </p>
      )}
      {sureness === 'bad' && !problem && <p className="punch-hint">{words('punchUnsureLine')}</p>}
      {position?.isMock && <p className="punch-hint">{words('punchMockLine')}</p>}
      <Button icon="refresh" look="quiet" busy={isSeeking} onClick={onSeek}>
        {words(isSeeking ? 'punchSeekingShort' : 'punchSeekAgain')}
      </Button>
    </div>
  );
}
