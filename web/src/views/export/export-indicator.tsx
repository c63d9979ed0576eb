import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import './export-indicator.css';
import { cancelExport, retryExport, useExports } from './export-store.ts';

/** On every screen: how far the exports are. */
export function ExportIndicator() {
  const words = useWords();
  const { exports } = useExports();
  if (exports.length === 0) return null;
  return (
    <ul className="export-indicator" aria-live="polite">
      {exports.map(({ id, name, state, progress }) => (
        <li key={id}>
          <span className="export-indicator-words">
            {words(state === 'failed' ? 'exportFailed' : 'exportRunning', { name })}
          </span>
          {state === 'failed' ? (
            <Button onClick={() => retryExport(id)}>{words('exportRetry')}</Button>
          ) : (
            <ProgressBar label={words('exportProgress', { name })} value={progress} />
          )}
          <IconButton icon="close" label={words('exportCancel', { name })} onClick={() => cancelExport(id)} />
        </li>
      ))}
    </ul>
  );
}
