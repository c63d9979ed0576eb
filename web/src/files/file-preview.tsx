import type { MyFile } from '@fairway/contract/files.ts';
import { useState } from 'react';
import { useWords } from '../language/words.ts';
import { EnlargedPicture } from '../ui/enlarged-picture.tsx';
import { FileThumbnail } from './file-thumbnail.tsx';
import { usePicture } from './use-picture.ts';

interface FilePreviewProps {
  file: MyFile;
}

export function FilePreview({ file }: FilePreviewProps) {
  const words = useWords();
  const [isEnlarged, setIsEnlarged] = useState(false);
  const isPicture = file.thumbUrl !== undefined;
  const picture = usePicture(isPicture ? file.url : undefined);
  return (
    <figure className="file-preview">
      {isPicture ? (
        picture && (
          <button type="button" title={words('pictureEnlarge')} onClick={() => setIsEnlarged(true)}>
            <img src={picture} alt={file.name} />
            <span className="visually-hidden">{words('pictureEnlarge')}</span>
          </button>
        )
      ) : (
        <span className="file-preview-none">
          <FileThumbnail thumbUrl={undefined} fileExtension={file.fileExtension} />
          {words('fileNoPreview')}
        </span>
      )}
      {picture && isEnlarged && (
        <EnlargedPicture address={picture} name={file.name} onClose={() => setIsEnlarged(false)} />
      )}
    </figure>
  );
}
