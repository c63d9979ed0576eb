import { type Hold, liftHold } from '@fairway/contract/releases.ts';
import { useWords } from '../../language/words.ts';
import { useCommand } from '../../wire/calls.ts';
import { releaseReads } from '../release-reads.ts';
import { holdWords } from '../release-words.ts';
import { ReasonSheet } from './reason-sheet.tsx';

interface LiftSheetProps {
  hold: Hold;
  onClose: () => void;
}

/** Lets cargo go on that was kept back. */
export function LiftSheet({ hold, onClose }: LiftSheetProps) {
  const words = useWords();
  const lifting = useCommand(liftHold, { refreshes: releaseReads, quiet: true });
  return (
    <ReasonSheet
      title={words('releaseLiftTitle')}
      line={words('releaseLiftLine', { type: words(holdWords[hold.type]), reason: hold.reason })}
      label={words('releaseLiftReason')}
      agree={words('releaseLift')}
      done={words('releaseLiftDone')}
      onAgree={(reason) => lifting.mutateAsync({ params: { id: hold.id }, body: { reason } })}
      onClose={onClose}
    />
  );
}
