import { Icon, type IconName } from '../ui/icon.tsx';
import './file-thumbnail.css';
import { usePicture } from './use-picture.ts';

const icons: Record<string, IconName> = {
  pdf: 'report',
  xls: 'chart',
  xlsx: 'chart',
  csv: 'chart',
  zip: 'box',
  rar: 'box',
};

interface FileThumbnailProps {
  thumbUrl: string | undefined;
  fileExtension: string;
}

/** The picture itself, small, or a sign of what kind of file it is. */
export function FileThumbnail({ thumbUrl, fileExtension }: FileThumbnailProps) {
  const picture = usePicture(thumbUrl);
  const fallback = thumbUrl ? 'image' : (icons[fileExtension] ?? 'file');
  return (
    <span className="file-thumbnail">
      {picture ? <img src={picture} alt="" /> : <Icon name={fallback} size={24} />}
    </span>
  );
}
