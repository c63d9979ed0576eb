import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import './basic-form.css';

interface UnsavedBarProps {
  says: string;
  isBusy: boolean;
  isWhole?: boolean;
  onDiscard: () => void;
  onSave: () => void;
}

/** Below what was typed and is not saved yet. */
export function UnsavedBar({ says, isBusy, isWhole = true, onDiscard, onSave }: UnsavedBarProps) {
  const words = useWords();
  return (
    <div className="basic-save" role="status">
      <span>{says}</span>
      <Button onClick={onDiscard}>{words('deskDiscard')}</Button>
      <Button look="primary" busy={isBusy} disabled={!isWhole} onClick={onSave}>
        {words('save')}
      </Button>
    </div>
  );
}
