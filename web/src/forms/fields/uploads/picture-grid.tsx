import type { UploadType } from '@fairway/contract/files.ts';
import { useState } from 'react';
import { usePicture } from '../../../files/use-picture.ts';
import { useWords } from '../../../language/words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type FileValue, pictureAddress } from './file-value.ts';
import './picture-grid.css';
import { ShownPicture } from './shown-picture.tsx';

interface PictureGridProps {
  label: string;
  files: readonly FileValue[];
  type: UploadType;
  /** Left out, they cannot be taken away. */
  onRemove?: (fileId: string) => void;
}

/** Pictures side by side; a press shows one large. */
export function PictureGrid({ label, files, type, onRemove }: PictureGridProps) {
  const words = useWords();
  const [shown, setShown] = useState<FileValue>();
  if (files.length === 0) return null;
  return (
    <>
      <ul className="picture-grid" aria-label={words('uploadList', { label })}>
        {files.map((file) => (
          <li key={file.fileId}>
            <Thumbnail file={file} type={type} onOpen={() => setShown(file)} />
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

interface ThumbnailProps {
  file: FileValue;
  type: UploadType;
  onOpen: () => void;
}

function Thumbnail({ file, type, onOpen }: ThumbnailProps) {
  const words = useWords();
  const picture = usePicture(pictureAddress(file, type, 'thumb'));
  const label = words('uploadPreview', { name: file.name });
  return (
    <button type="button" className="picture-thumbnail" aria-label={label} title={file.name} onClick={onOpen}>
      {picture ? <img src={picture} alt="" /> : <Icon name="image" size={28} />}
    </button>
  );
}
