import { FileList } from '../../forms/fields/uploads/file-list.tsx';
import { filesIn } from '../../forms/fields/uploads/file-value.ts';
import { useWords } from '../../language/words.ts';

/** What somebody handed in with a decision: files travel as JSON text. */
export function RecordFiles({ fileList, name }: { fileList: string; name: string }) {
  const words = useWords();
  return <FileList label={words('recordFiles', { name })} files={filesOf(fileList)} type="annex" />;
}

export function filesOf(fileList: string) {
  try {
    return filesIn(JSON.parse(fileList || '[]'));
  } catch {
    return [];
  }
}
