import type { MyFile } from '@fairway/contract/files.ts';
import { formatAgo, formatFileSize } from '../language/measures.ts';
import { useWords } from '../language/words.ts';
import './file-row.css';
import { FileThumbnail } from './file-thumbnail.tsx';

interface FileRowProps {
  file: MyFile;
}

export function FileRow({ file }: FileRowProps) {
  const words = useWords();
  return (
    <span className="file-row">
      <FileThumbnail thumbUrl={file.thumbUrl} fileExtension={file.fileExtension} />
      <span className="file-row-words">
        <span className="file-row-name">{file.name}</span>
        <span className="file-row-facts number">
          {formatFileSize(words, file.fileSize)} · {formatAgo(words, file.creatorTime)}
        </span>
      </span>
    </span>
  );
}
