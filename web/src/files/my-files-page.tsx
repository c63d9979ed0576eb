import { fileColumns, listMyFiles, type MyFile } from '@fairway/contract/files.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useMemo } from 'react';
import { formatFileSize } from '../language/measures.ts';
import { useLanguage, useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Empty } from '../ui/empty.tsx';
import { type Column, orderOf } from '../ui/table/column.ts';
import { useTableFilters } from '../ui/table/use-table-filters.ts';
import { useLinkedRow } from '../ui/use-linked-row.ts';
import { desktop, useMedia } from '../ui/use-media.ts';
import { useOpenRow } from '../ui/use-open-row.ts';
import { TableScreen } from '../views/table-screen.tsx';
import { homePath } from '../wire/navigation/home-path.ts';
import { listPage, pageSizeOf, useList } from '../wire/use-list.ts';
import { ChooseFiles } from './choose-files.tsx';
import { FilePane } from './file-pane.tsx';
import { FileRow } from './file-row.tsx';
import { FileThumbnail } from './file-thumbnail.tsx';
import { StorageLine } from './storage-line.tsx';
import { UploadPanel } from './upload-panel.tsx';

const keyOf = ({ fileId }: MyFile) => fileId;

export function MyFilesPage() {
  const words = useWords();
  const canUpload = useCan('myFiles', 'button', 'btn_upload');
  const isDesk = useMedia(desktop);
  const filters = useTableFilters();
  const columns = useFileColumns();
  const conditions = { keyword: filters.keyword, ...orderOf(filters.sorting, fileColumns) };
  const list = useList(listMyFiles, conditions, { pageSize: pageSizeOf(isDesk) });
  const { id, open, close } = useOpenRow();
  const { row: file, isSought } = useLinkedRow(list, id, keyOf);
  return (
    <TableScreen
      table="files"
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
      columns={columns}
      filters={filters}
      rowKey={keyOf}
      card={(row) => <FileRow file={row} />}
      onOpen={(row) => open(row.fileId)}
      openKey={id}
      onClose={close}
      exportRows={async (currentPage, pageSize, signal) => {
        const page = await listPage(listMyFiles, conditions, { currentPage, pageSize, signal });
        return { rows: page.list, total: page.pagination.total };
      }}
      empty={
        <Empty
          title={words('filesEmpty')}
          line={words('filesEmptyLine')}
          action={canUpload && <ChooseFiles look="primary" />}
        />
      }
      detail={id && <FilePane file={file} isSought={isSought} onClose={close} />}
    />
  );
}

function useFileColumns(): Column<MyFile>[] {
  const words = useWords();
  const language = useLanguage();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words change with the language only
  return useMemo(
    () => [
      {
        id: 'name',
        name: words('fileName'),
        text: ({ name }) => name,
        cell: ({ name, thumbUrl, fileExtension }) => (
          <span className="file-cell">
            <FileThumbnail thumbUrl={thumbUrl} fileExtension={fileExtension} />
            <span>{name}</span>
          </span>
        ),
        width: 360,
        sort: 'name',
      },
      {
        id: 'kind',
        name: words('fileType'),
        text: ({ fileExtension }) => fileExtension.toUpperCase(),
        width: 90,
        sort: 'fileExtension',
      },
      {
        id: 'size',
        name: words('fileSize'),
        text: ({ fileSize }) => formatFileSize(words, fileSize),
        value: ({ fileSize }) => fileSize,
        align: 'end',
        width: 110,
        sort: 'fileSize',
      },
      {
        id: 'at',
        name: words('fileUploadedAt'),
        text: ({ creatorTime }) => formatDate(creatorTime),
        width: 150,
        sort: 'creatorTime',
      },
    ],
    [language],
  );
}
