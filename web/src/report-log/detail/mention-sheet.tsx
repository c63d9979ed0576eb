import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { Sheet } from '../../ui/sheet.tsx';

export interface Mentioned {
  id: string;
  name: string;
}

interface MentionSheetProps {
  open: boolean;
  people: readonly Mentioned[];
  onPick: (person: Mentioned) => void;
  onClose: () => void;
}

/** Whom to call: those who can read the report. */
export function MentionSheet({ open, people, onPick, onClose }: MentionSheetProps) {
  const words = useWords();
  return (
    <Sheet title={words('reportMention')} open={open} onClose={onClose}>
      <div className="form-stack">
        {people.map((person) => (
          <Button key={person.id} wide onClick={() => onPick(person)}>
            {person.name}
          </Button>
        ))}
      </div>
    </Sheet>
  );
}
