import type { UploadType } from '@fairway/contract/files.ts';
import { useState } from 'react';
import { FileThumbnail } from '../../../files/file-thumbnail.tsx';
import { useDownload } from '../../../files/use-download.ts';
import { formatFileSize } from '../../../language/measures.ts';
import { useWords } from '../../../language/words.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import './file-list.css';
import { downloadOf, type FileValue, isPicture, pictureAddress } from './file-value.ts';
import { ShownPicture } from './shown-picture.tsx';

interface FileListProps {
  label: string;
  files: readonly FileValue[];
  type: UploadType;
  /** Left out, they cannot be taken away. */
  onRemove?: (fileId: string) => void;
}

/** Files below each other: a picture opens, everything can be downloaded. */
export function FileList({ label, files, type, onRemove }: FileListProps) {
  const words = useWords();
  const download = useDownload();
  const [shown, setShown] = useState<FileValue>();
  if (files.length === 0) return null;
  return (
    <>
      <ul className="file-list" aria-label={words('uploadList', { label })}>
        {files.map((file) => (
          <li key={file.fileId}>
            <FileThumbnail
              thumbUrl={isPicture(file) ? pictureAddress(file, type, 'thumb') : undefined}
              fileExtension={file.fileExtension}
            />
            <span className="file-list-words">
              <bdi className="file-list-name" title={file.name}>
                {file.name}
              </bdi>
              <span className="file-list-size number">{formatFileSize(words, file.fileSize)}</span>
            </span>
            {isPicture(file) && (
              <IconButton
                icon="eye"
                label={words('uploadPreview', { name: file.name })}
                onClick={() => setShown(file)}
              />
            )}
            <IconButton
              icon="download"
              label={words('uploadDownload', { name: file.name })}
              onClick={() => download.mutate(downloadOf(file, type))}
            />
            {onRemove && (
              <IconButton
                icon="close"
                label={words('uploadRemove', { name: file.name })}
                onClick={() => onRemove(file.fileId)}
              />
            )}
          </li>
        ))}
      </ul>
      {shown && <ShownPicture file={shown} type={type} onClose={() => setShown(undefined)} />}
    </>
  );
}
