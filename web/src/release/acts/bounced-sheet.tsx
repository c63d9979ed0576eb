import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { type Difference, Differences } from '../detail/differences.tsx';
import './sheet-line.css';

interface BouncedSheetProps {
  releaseNo: string;
  differences: readonly Difference[];
  onClose: () => void;
}

/** Says that nothing was released, and what got worse since the approval. */
export function BouncedSheet({ releaseNo, differences, onClose }: BouncedSheetProps) {
  const words = useWords();
  return (
    <Sheet
      title={words('releaseBounced')}
      open
      onClose={onClose}
      actions={
        <Button look="primary" onClick={onClose}>
          {words('releaseUnderstood')}
        </Button>
      }
    >
      <p className="release-sheet-line">{words('releaseBouncedLine', { no: releaseNo })}</p>
      <Differences differences={differences} />
    </Sheet>
  );
}
