import type { UploadType } from '@fairway/contract/files.ts';
import { usePicture } from '../../../files/use-picture.ts';
import { EnlargedPicture } from '../../../ui/enlarged-picture.tsx';
import { type FileValue, pictureAddress } from './file-value.ts';

interface ShownPictureProps {
  file: FileValue;
  type: UploadType;
  onClose: () => void;
}

/** A picture over the whole screen, once its bytes are there. */
export function ShownPicture({ file, type, onClose }: ShownPictureProps) {
  const picture = usePicture(pictureAddress(file, type, 'full'));
  return picture ? <EnlargedPicture address={picture} name={file.name} onClose={onClose} /> : null;
}
