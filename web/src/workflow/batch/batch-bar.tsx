import type { BeforeItem } from '@fairway/contract/workflow-lists.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { CheckMark } from '../../ui/check-mark.tsx';
import './batch-bar.css';
import { type BatchKind, batchKinds } from './batch-kinds.ts';
import type { Ticks } from './use-ticks.ts';

interface BatchBarProps {
  ticks: Ticks<BeforeItem>;
  onPick: (kind: BatchKind) => void;
}

const offered: readonly BatchKind[] = ['transfer', 'reject', 'approve'];

/** How many are ticked, and what to do with them. */
export function BatchBar({ ticks: { ticked, isAll, isEmpty, toggleAll }, onPick }: BatchBarProps) {
  const words = useWords();
  const none = ticked.length === 0;
  const mark = isAll ? 'on' : none ? 'off' : 'some';
  return (
    <div className="batch-bar">
      <button type="button" className="batch-all" aria-pressed={isAll} disabled={isEmpty} onClick={toggleAll}>
        <CheckMark state={mark} />
        {words('batchAll')}
      </button>
      <span className="batch-count" role="status">
        {words('batchTicked', { count: ticked.length })}
      </span>
      {offered.map((kind) => (
        <Button
          key={kind}
          look={kind === 'approve' ? 'primary' : 'plain'}
          disabled={none}
          onClick={() => onPick(kind)}
        >
          {words(batchKinds[kind].act)}
        </Button>
      ))}
    </div>
  );
}
