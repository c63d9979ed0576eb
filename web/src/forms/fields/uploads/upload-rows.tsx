import { useWords } from '../../../language/words.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import type { Upload } from './upload-queue.ts';
import './upload-rows.css';
import type { Refused, Uploads } from './use-uploads.ts';

/** What is on its way and what did not arrive; then what was not taken at all. */
export function UploadRows({ uploads, retry, cancel, refused }: Uploads) {
  return (
    <>
      {uploads.length > 0 && (
        <ul className="upload-lines">
          {uploads.map((upload) => (
            <UploadLine
              key={upload.id}
              upload={upload}
              onRetry={() => retry(upload.id)}
              onCancel={() => cancel(upload.id)}
            />
          ))}
        </ul>
      )}
      {refused.length > 0 && <RefusedFiles refused={refused} />}
    </>
  );
}

interface UploadLineProps {
  upload: Upload;
  onRetry: () => void;
  onCancel: () => void;
}

function UploadLine({
  upload: { name, state, progress, problem, canRetry },
  onRetry,
  onCancel,
}: UploadLineProps) {
  const words = useWords();
  const isFailed = state === 'failed';
  const percent = Math.floor(progress * 100);
  return (
    <li className={`upload-line${isFailed ? ' upload-line-failed' : ''}`}>
      <span className="upload-line-words">
        <bdi className="upload-line-name">{name}</bdi>
        <span className="upload-line-state" role={isFailed ? 'alert' : undefined}>
          {isFailed && <Icon name="warning" size={14} />}
          {state === 'waiting' && words('uploadWaiting')}
          {state === 'sending' &&
            (progress < 1 ? words('uploadSending', { percent }) : words('uploadStoring'))}
          {isFailed && `${words('uploadFailed')} · ${problem ?? ''}`}
        </span>
      </span>
      {canRetry && <IconButton icon="refresh" label={words('uploadRetry', { name })} onClick={onRetry} />}
      <IconButton
        icon="close"
        label={words(isFailed ? 'uploadRemove' : 'uploadCancel', { name })}
        onClick={onCancel}
      />
      {state === 'sending' && (
        <ProgressBar label={words('uploadProgress', { name })} value={progress < 1 ? progress : undefined} />
      )}
    </li>
  );
}

function RefusedFiles({ refused }: { refused: readonly Refused[] }) {
  return (
    <ul className="upload-refused" role="alert">
      {refused.map(({ name, problem }) => (
        <li key={`${name} ${problem}`}>
          {name && <bdi>{name}</bdi>}
          {name && ' · '}
          {problem}
        </li>
      ))}
    </ul>
  );
}
