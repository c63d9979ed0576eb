import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import '../ui/form.css';
import { Sheet } from '../ui/sheet.tsx';

export type Act = 'edit' | 'delete';
export type Scope = '1' | '2' | '3';

const labels = {
  edit: { '1': 'scheduleEditOne', '2': 'scheduleEditLater', '3': 'scheduleEditAll' },
  delete: { '1': 'scheduleDeleteOne', '2': 'scheduleDeleteLater', '3': 'scheduleDeleteAll' },
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
    <Sheet
      title={words(act === 'delete' ? 'scheduleDelete' : 'scheduleEdit')}
      open={act !== null}
      onClose={onClose}
    >
      <div className="form-stack">
        {(['1', '2', '3'] as const).map((scope) => (
          <Button
            key={scope}
            wide
            look={act === 'delete' ? 'danger' : 'plain'}
            onClick={() => onChoose(scope)}
          >
            {words(labels[act ?? 'edit'][scope])}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
