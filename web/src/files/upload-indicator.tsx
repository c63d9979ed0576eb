import { useLocation } from 'react-router';
import { useWords } from '../language/words.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { myFilesPath } from './my-files-path.ts';
import './upload-indicator.css';
import { useRunningUploads } from './upload-store.ts';

/** On every other screen: how many uploads still run, and the way back to them. */
export function UploadIndicator() {
  const words = useWords();
  const { pathname } = useLocation();
  const count = useRunningUploads();
  if (count === 0 || pathname === myFilesPath) return null;
  return (
    <Link
      to={myFilesPath}
      className="upload-indicator number"
      aria-label={words('uploadsRunning', { count })}
      title={words('uploadsRunning', { count })}
    >
      <Icon name="upload" size={18} />
      {count}
    </Link>
  );
}
