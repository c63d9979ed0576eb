import { useState } from 'react';
import { SheetDrop } from '../../files/sheet-drop.tsx';
import { useWords } from '../../language/words.ts';
import { useCan } from '../../session/use-can.ts';
import { Empty } from '../../ui/empty.tsx';
import { Page } from '../../ui/page.tsx';
import { feedsPath } from '../paths.ts';
import { FilePreview } from './file-preview.tsx';
import { SheetColumns } from './sheet-columns.tsx';

/** A sheet of events or an IFTSTA message: uploaded, looked at, and taken as a whole or not at all. */
export function TrackingFilePage() {
  const words = useWords();
  const mayImport = useCan('tracking', 'button', 'btn_import');
  const [fileId, setFileId] = useState<string>();
  return (
    <Page title={words('feedImport')} back={feedsPath} width={fileId ? 'whole' : 'column'}>
      {!mayImport && <Empty drawing="locked" title={words('noPermission')} />}
      {mayImport &&
        (fileId ? (
          <FilePreview key={fileId} fileId={fileId} onOther={() => setFileId(undefined)} />
        ) : (
          <>
            <SheetDrop
              accept=".xlsx,.csv,.edi,.edifact,.txt"
              words={{
                ...{ title: words('fileDrop'), line: words('fileDropLine'), choose: words('fileChoose') },
                ...{ sending: words('fileSending'), offline: words('fileOffline'), cancel: words('cancel') },
              }}
              onSent={setFileId}
            />
            <SheetColumns />
          </>
        ))}
    </Page>
  );
}
