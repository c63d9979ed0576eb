import { useEffect, useRef } from 'react';
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
  const list = useRef<HTMLUListElement>(null);
  const newest = uploads.at(-1)?.id;
  useEffect(() => {
    if (newest) list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  if (uploads.length === 0) return null;
  return (
    <section className="upload-panel" aria-label={words('uploads')}>
      <header>
        <p role="status">
          <UploadHeadline />
        </p>
        {running < uploads.length && (
          <Button look="quiet" onClick={clearFinishedUploads}>
            {words('uploadsClear')}
          </Button>
        )}
      </header>
      <ul ref={list}>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} upload={upload} />
        ))}
      </ul>
    </section>
  );
}

function UploadHeadline() {
  const words = useWords();
  const uploads = useUploads((state) => state.uploads);
  const count = useRunningUploads();
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  const cancelled = uploads.filter(({ state }) => state === 'cancelled').length;
  if (count > 0) return words('uploadsRunning', { count });
  if (failed > 0 && cancelled > 0) return words('uploadsFailedAndCancelled', { failed, cancelled });
  if (failed > 0) return words('uploadsFailed', { failed });
  return cancelled > 0 ? words('uploadsCancelled', { cancelled }) : words('uploadsFinished');
}
