import { type CsvCell, csvOf } from '@fairway/domain/text/csv.ts';
import { useWords } from '../../language/words.ts';
import { IconButton } from '../../ui/icon-button.tsx';

interface SaveTableProps {
  name: string;
  table: () => readonly (readonly CsvCell[])[];
}

/** Hands a table to the person as a file. */
export function SaveTable({ name, table }: SaveTableProps) {
  const words = useWords();
  const save = () => {
    const url = URL.createObjectURL(new Blob([csvOf(table())], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `${name}.csv`;
    link.click();
    // The browser has taken it over by then.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };
  return (
    <span className="statistics-save">
      <IconButton icon="download" label={words('statisticsSave', { name })} onClick={save} />
    </span>
  );
}
