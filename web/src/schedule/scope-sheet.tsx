import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import '../ui/form.css';
import { Sheet } from '../ui/sheet.tsx';
import type { Scope } from './move/moved-events.ts';

export type Act = 'edit' | 'delete' | 'move' | 'answer';

const labels = {
  edit: { '1': 'scheduleEditOne', '2': 'scheduleEditLater', '3': 'scheduleEditAll' },
  move: { '1': 'scheduleMoveOne', '2': 'scheduleMoveLater', '3': 'scheduleMoveAll' },
  answer: { '1': 'scheduleAnswerOne', '2': null, '3': 'scheduleAnswerAll' },
  delete: { '1': 'scheduleDeleteOne', '2': 'scheduleDeleteLater', '3': 'scheduleDeleteAll' },
} as const;
const titles = {
  edit: 'scheduleEdit',
  delete: 'scheduleDelete',
  move: 'scheduleMove',
  answer: 'scheduleAnswer',
} as const;

interface ScopeSheetProps {
  act: Act | null;
  onChoose: (scope: Scope) => void;
  onClose: () => void;
}

/** How far a change of something that repeats goes. */
export function ScopeSheet({ act, onChoose, onClose }: ScopeSheetProps) {
  const words = useWords();
  return (
    <Sheet title={words(titles[act ?? 'edit'])} open={act !== null} onClose={onClose}>
      <div className="form-stack">
        {(['1', '2', '3'] as const).map((scope) => {
          const label = labels[act ?? 'edit'][scope];
          return (
            label && (
              <Button
                key={scope}
                wide
                look={act === 'delete' ? 'danger' : 'plain'}
                onClick={() => onChoose(scope)}
              >
                {words(label)}
              </Button>
            )
          );
        })}
      </div>
    </Sheet>
  );
}
