import { type CsvCell, csvOf, csvType } from '@fairway/domain/text/csv.ts';
import { useWords } from '../../language/words.ts';
import { saveText } from '../../native/save-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';

interface SaveTableProps {
  name: string;
  table: () => readonly (readonly CsvCell[])[];
}

/** Hands a table to the person as a file. */
export function SaveTable({ name, table }: SaveTableProps) {
  const words = useWords();
  const save = () => saveText(`${name}.csv`, csvOf(table()), csvType);
  return (
    <span className="statistics-save">
      <IconButton icon="download" label={words('statisticsSave', { name })} onClick={save} />
    </span>
  );
}
