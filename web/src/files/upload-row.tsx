import { useWords } from '../language/words.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import { cancelUpload, retryUpload, type Upload } from './upload-store.ts';

interface UploadRowProps {
  upload: Upload;
}

export function UploadRow({ upload }: UploadRowProps) {
  const words = useWords();
  const { id, file, state, progress, problem, canRetry } = upload;
  const isRunning = state === 'waiting' || state === 'sending';
  const { name } = file;
  return (
    <li className="upload-row">
      <div className="upload-row-words">
        <span className="upload-row-name">{name}</span>
        <UploadStateLabel upload={upload} />
      </div>
      {isRunning && (
        <IconButton icon="close" label={words('uploadCancel', { name })} onClick={() => cancelUpload(id)} />
      )}
      {canRetry && (
        <IconButton icon="refresh" label={words('uploadRetry', { name })} onClick={() => retryUpload(id)} />
      )}
      {state === 'sending' && (
        <ProgressBar label={words('uploadProgress', { name })} value={progress < 1 ? progress : undefined} />
      )}
      {problem && <p className="upload-row-problem">{problem}</p>}
    </li>
  );
}

function UploadStateLabel({ upload: { state, progress } }: UploadRowProps) {
  const words = useWords();
  const percent = Math.floor(progress * 100);
  switch (state) {
    case 'waiting':
      return <StateLabel tone="neutral">{words('uploadWaiting')}</StateLabel>;
    case 'sending':
      return (
        <StateLabel tone="brand">
          {progress < 1 ? words('uploadSending', { percent }) : words('uploadStoring')}
        </StateLabel>
      );
    case 'done':
      return <StateLabel tone="good">{words('uploadDone')}</StateLabel>;
    case 'failed':
      return <StateLabel tone="bad">{words('uploadFailed')}</StateLabel>;
    case 'cancelled':
      return <StateLabel tone="neutral">{words('uploadCancelled')}</StateLabel>;
  }
}
