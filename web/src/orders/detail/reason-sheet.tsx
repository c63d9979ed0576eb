import { use, useState } from 'react';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { RefusalContext } from './act-refused.tsx';
import { ActSheet } from './act-sheet.tsx';

interface ReasonSheetProps {
  title: string;
  line?: string;
  label: string;
  agree: string;
  look?: 'primary' | 'danger';
  /** It may be left empty. */
  isOptional?: boolean;
  /** One line of at most so many letters, in place of several lines. */
  short?: number;
  first?: string;
  onAct: (text: string) => Promise<boolean>;
  onDone: () => void;
  onClose: () => void;
}

const most = 500;

/** Something that is done with a few words. */
export function ReasonSheet(props: ReasonSheetProps) {
  const { line, label, isOptional = false, short, first = '', onAct, ...sheet } = props;
  const [text, setText] = useState(first);
  const written = text.trim();
  const [wrong] = Object.values(use(RefusalContext)?.fields ?? {});
  return (
    <ActSheet
      {...sheet}
      isReady={written.length <= (short ?? most) && (isOptional || written !== '')}
      onAct={() => onAct(written)}
    >
      {line && <p>{line}</p>}
      {short === undefined ? (
        <TextArea
          label={label}
          rows={3}
          value={text}
          most={most}
          error={wrong}
          onChange={(event) => setText(event.target.value)}
        />
      ) : (
        <TextField
          label={label}
          value={text}
          maxLength={short}
          error={wrong}
          onChange={(event) => setText(event.target.value)}
        />
      )}
    </ActSheet>
  );
}
