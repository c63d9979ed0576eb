import { useSearchParams } from 'react-router';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Empty } from '../ui/empty.tsx';
import { Page } from '../ui/page.tsx';
import { homePath } from '../wire/navigation/home-path.ts';
import { ChooseSheet } from './choose-sheet.tsx';
import { ImportRun } from './import-run.tsx';
import { SheetImport } from './sheet-import.tsx';

/** From a file to drafts: choose it, say what its columns mean, look at what will change, write it. */
export function ImportPage() {
  const words = useWords();
  const [search] = useSearchParams();
  const canImport = useCan('freight', 'button', 'btn_import');
  const [file, run] = [search.get('file'), search.get('run')];
  if (!canImport)
    return (
      <Page title={words('rateImport')} back={homePath}>
        <Empty drawing="locked" title={words('rateImportNoRight')} />
      </Page>
    );
  if (run) return <ImportRun key={run} id={run} isUndoRefused={search.has('refused')} />;
  return file ? <SheetImport key={file} fileId={file} /> : <ChooseSheet />;
}
