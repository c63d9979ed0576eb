import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { UserSelect } from '../../people/select/user-select.tsx';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { TextArea } from '../../ui/text-area.tsx';
import { PhrasesSheet } from '../phrases/phrases-sheet.tsx';
import { type BatchKind, batchKinds } from './batch-kinds.ts';

interface Said {
  opinion: string;
  person: string;
}

interface BatchFieldsProps {
  kind: BatchKind;
  said: Said;
  /** Letters an opinion may have. */
  most: number;
  problems: Record<keyof Said, string | undefined>;
  onChange: (changes: Partial<Said>) => void;
}

/** What a person says to all of them, and to whom they go. */
export function BatchFields({ kind, said, most, problems, onChange }: BatchFieldsProps) {
  const words = useWords();
  const [isPicking, setIsPicking] = useState(false);
  return (
    <div className="form-stack">
      {kind === 'transfer' && (
        <UserSelect
          label={words('flowTransferTo')}
          value={said.person}
          error={problems.person}
          onChange={(person) => onChange({ person })}
        />
      )}
      <TextArea
        label={words(batchKinds[kind].opinion)}
        rows={4}
        most={most}
        value={said.opinion}
        error={problems.opinion}
        onChange={(event) => onChange({ opinion: event.target.value })}
      />
      <Button look="quiet" icon="message" onClick={() => setIsPicking(true)}>
        {words('flowCommonWords')}
      </Button>
      <PhrasesSheet
        open={isPicking}
        onClose={() => setIsPicking(false)}
        onPick={(text) => onChange({ opinion: said.opinion + text })}
      />
    </div>
  );
}
