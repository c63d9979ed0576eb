import type { MyFile } from '@fairway/contract/files.ts';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { DetailPane } from '../ui/detail-pane.tsx';
import { Empty } from '../ui/empty.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { FileDetail } from './file-detail.tsx';

interface FilePaneProps {
  file: MyFile | undefined;
  /** Not found yet, but there is more to look through. */
  isSought: boolean;
  onClose: () => void;
}

export function FilePane({ file, isSought, onClose }: FilePaneProps) {
  const words = useWords();
  return (
    <DetailPane title={file?.name ?? words('details')} onClose={onClose}>
      {file && <FileDetail key={file.fileId} file={file} onGone={onClose} />}
      {!file && isSought && <Skeleton count={2} />}
      {!file && !isSought && (
        <Empty
          drawing="search"
          title={words('fileGone')}
          action={<Button onClick={onClose}>{words('back')}</Button>}
        />
      )}
    </DetailPane>
  );
}
