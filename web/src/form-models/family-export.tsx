import type { ExportNote } from '@fairway/contract/definition-shapes.ts';
import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage, useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Sheet } from '../ui/sheet.tsx';
import './family-export.css';
import { saveText } from '../native/save-text.ts';

interface ExportedFile {
  fileName: string;
  text: string;
  notes: ExportNote[];
}

interface FamilyExportProps {
  /** What was saved last, in the family's shape. */
  exported: UseQueryOptions<ExportedFile>;
}

/** Hands a form or a flow out in the family's shape, after it was said what that shape has no words for. */
export function FamilyExport({ exported }: FamilyExportProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  const file = useQuery({ ...exported, staleTime: 0, enabled: isOpen });
  const close = () => setOpen(false);
  const save = () => {
    if (file.data) saveText(file.data.fileName, file.data.text);
    close();
  };
  return (
    <>
      <IconButton icon="forward" label={words('familyExport')} onClick={() => setOpen(true)} />
      <Sheet
        title={words('familyExport')}
        open={isOpen}
        onClose={close}
        actions={
          <Button look="primary" disabled={!file.data} onClick={save}>
            {words('familyExportSave')}
          </Button>
        }
      >
        <Loaded query={file}>{({ notes }) => <Notes notes={notes} />}</Loaded>
      </Sheet>
    </>
  );
}

function Notes({ notes }: { notes: ExportNote[] }) {
  const words = useWords();
  const language = useLanguage() === 'en' ? 'en' : 'zh';
  if (notes.length === 0) return <p>{words('familyExportWhole')}</p>;
  return (
    <div className="family-export">
      <p>{words('familyExportNotes', { count: notes.length })}</p>
      <ul>
        {notes.map((note) => (
          <li key={`${note.path} ${note.setting} ${note.zh}`}>{note[language]}</li>
        ))}
      </ul>
    </div>
  );
}
