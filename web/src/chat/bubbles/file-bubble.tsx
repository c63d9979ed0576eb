import { extensionOf } from '@fairway/domain/files/file-kind.ts';
import { FileThumbnail } from '../../files/file-thumbnail.tsx';
import { useDownload } from '../../files/use-download.ts';
import { formatFileSize } from '../../language/measures.ts';
import { useWords } from '../../language/words.ts';
import type { OutgoingContent } from '../outbox/outgoing.ts';

interface FileBubbleProps {
  content: Extract<OutgoingContent, { kind: 'file' }>;
}

export function FileBubble({ content: { name, fileName, fileSize } }: FileBubbleProps) {
  const words = useWords();
  const download = useDownload();
  const fileExtension = extensionOf(fileName);
  const face = (
    <>
      <FileThumbnail thumbUrl={undefined} fileExtension={fileExtension} />
      <span className="bubble-face-words">
        <span className="bubble-face-title">{fileName}</span>
        <span className="bubble-face-line number">{formatFileSize(words, fileSize)}</span>
      </span>
    </>
  );
  if (!name) return <span className="bubble bubble-face">{face}</span>;
  return (
    <button
      type="button"
      className="bubble bubble-face"
      title={words('chatDownloadFile', { name: fileName })}
      onClick={() =>
        download.mutate({
          ...{ fileId: name, name: fileName, type: 'IM', fileExtension, fileSize },
          ...{ creatorTime: 0, url: '' },
        })
      }
    >
      {face}
      <span className="visually-hidden">{words('chatDownloadFile', { name: fileName })}</span>
    </button>
  );
}
