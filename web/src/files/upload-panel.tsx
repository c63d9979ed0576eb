import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import './upload-panel.css';
import { UploadRow } from './upload-row.tsx';
import { clearFinishedUploads, useRunningUploads, useUploads } from './upload-store.ts';

/** What is being sent and how it went; gone when there is nothing to tell. */
export function UploadPanel() {
  const words = useWords();
  const uploads = useUploads((state) => state.uploads);
  const running = useRunningUploads();
  if (uploads.length === 0) return null;
  return (
    <section className="upload-panel" aria-label={words('uploads')}>
      <header>
        <p role="status">
          {running > 0 ? words('uploadsRunning', { count: running }) : words('uploadsFinished')}
        </p>
        {running < uploads.length && (
          <Button look="quiet" onClick={clearFinishedUploads}>
            {words('uploadsClear')}
          </Button>
        )}
      </header>
      <ul>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}
