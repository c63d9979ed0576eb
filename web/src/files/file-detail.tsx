import { deleteMyFile, getMyStorage, listMyFiles, type MyFile } from '@fairway/contract/files.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { formatFileSize } from '../language/measures.ts';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Button } from '../ui/button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { Facts } from '../ui/facts.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import './file-detail.css';
import { FilePreview } from './file-preview.tsx';
import { useDownload } from './use-download.ts';

interface FileDetailProps {
  file: MyFile;
  onGone: () => void;
}

export function FileDetail({ file, onGone }: FileDetailProps) {
  const words = useWords();
  const canDownload = useCan('myFiles', 'button', 'btn_download');
  const canRemove = useCan('myFiles', 'button', 'btn_remove');
  const download = useDownload();
  const removal = useCommand(deleteMyFile, { refreshes: [listMyFiles, getMyStorage] });

  const remove = async () => {
    const agreed = await confirm({
      title: words('fileDeleteConfirm', { name: file.name }),
      body: words('fileDeleteBody'),
      agree: words('delete'),
      danger: true,
    });
    if (!agreed) return;
    removal.mutate(
      { params: { fileId: file.fileId } },
      {
        onSuccess: () => {
          toast(words('fileDeleted'));
          onGone();
        },
      },
    );
  };
  return (
    <div className="file-detail">
      <FilePreview file={file} />
      <Facts
        facts={[
          [words('fileName'), file.name],
          [words('fileSize'), formatFileSize(words, file.fileSize)],
          [words('fileType'), file.fileExtension.toUpperCase()],
          [words('fileUploadedAt'), formatDate(file.creatorTime)],
        ]}
      />
      <div className="file-detail-actions">
        {canDownload && (
          <Button
            look="primary"
            icon="download"
            busy={download.isPending}
            onClick={() => download.mutate(file)}
          >
            {words('download')}
          </Button>
        )}
        {canRemove && (
          <Button look="danger" icon="trash" busy={removal.isPending} onClick={() => void remove()}>
            {words('delete')}
          </Button>
        )}
      </div>
    </div>
  );
}
