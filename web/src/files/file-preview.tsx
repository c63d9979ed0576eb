import type { MyFile } from '@fairway/contract/files.ts';
import { useWords } from '../language/words.ts';
import { FileThumbnail } from './file-thumbnail.tsx';
import { usePicture } from './use-picture.ts';

interface FilePreviewProps {
  file: MyFile;
}

export function FilePreview({ file }: FilePreviewProps) {
  const words = useWords();
  const isPicture = file.thumbUrl !== undefined;
  const picture = usePicture(isPicture ? file.url : undefined);
  return (
    <figure className="file-preview">
      {isPicture ? (
        picture && <img src={picture} alt={file.name} />
      ) : (
        <span className="file-preview-none">
          <FileThumbnail thumbUrl={undefined} fileExtension={file.fileExtension} />
          {words('fileNoPreview')}
        </span>
      )}
    </figure>
  );
}
