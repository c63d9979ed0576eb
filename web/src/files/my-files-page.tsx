import { listMyFiles } from '@fairway/contract/files.ts';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Empty } from '../ui/empty.tsx';
import { ListDetail } from '../ui/list-detail.tsx';
import { ListPage } from '../ui/list-page.tsx';
import { useLinkedRow } from '../ui/use-linked-row.ts';
import { useOpenRow } from '../ui/use-open-row.ts';
import { useUrlFilters } from '../ui/use-url-filters.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { useList } from '../wire/use-list.ts';
import { ChooseFiles } from './choose-files.tsx';
import { FilePane } from './file-pane.tsx';
import { FileRow } from './file-row.tsx';
import { StorageLine } from './storage-line.tsx';
import { UploadPanel } from './upload-panel.tsx';

export function MyFilesPage() {
  const words = useWords();
  const canUpload = useCan('myFiles', 'button', 'btn_upload');
  const filters = useUrlFilters(['keyword']);
  const list = useList(listMyFiles, { keyword: filters.values.keyword });
  const { id, open, close } = useOpenRow();
  const { row: file, isSought } = useLinkedRow(list, id, (row) => row.fileId);
  return (
    <ListDetail
      list={
        <ListPage
          title={words('myFiles')}
          back={homePath}
          actions={canUpload && <ChooseFiles look="quiet" />}
          lead={
            <>
              <UploadPanel />
              <StorageLine />
            </>
          }
          list={list}
          rowKey={(row) => row.fileId}
          row={(row) => <FileRow file={row} />}
          onOpen={(row) => open(row.fileId)}
          openKey={id}
          onClose={close}
          search={{ value: filters.values.keyword, onSearch: (keyword) => filters.change({ keyword }) }}
          onClearConditions={filters.isFiltered ? filters.clear : undefined}
          empty={
            <Empty
              title={words('filesEmpty')}
              line={words('filesEmptyLine')}
              action={canUpload && <ChooseFiles look="primary" />}
            />
          }
        />
      }
      detail={id && <FilePane file={file} isSought={isSought} onClose={close} />}
    />
  );
}
