import { getRateImport, type RateImport } from '@fairway/contract/rate-import.ts';
import { useQuery } from '@tanstack/react-query';
import { useWords } from '../language/words.ts';
import { useCan } from '../session/use-can.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { Link } from '../ui/link.tsx';
import { Page } from '../ui/page.tsx';
import { ProgressBar } from '../ui/progress-bar.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { StateLabel } from '../ui/state-label.tsx';
import { load } from '../wire/calls.ts';
import { useLinks } from '../wire/navigation/links.ts';
import './import-run.css';
import { importPath, importsPath, pathOfSheet } from './paths.ts';
import { RatesInUse } from './rates-in-use.tsx';
import { importStateKeys, importStateTones, isGoing, resultOf } from './row-states.ts';
import { useImportActs } from './use-import-acts.ts';

const askEvery = 800;

/** How far an import is, and what came of it. It goes on when this page is left. */
export function ImportRun({ id, isUndoRefused }: { id: string; isUndoRefused: boolean }) {
  const words = useWords();
  const { data, isError, error } = useQuery({
    ...load(getRateImport, { params: { id } }),
    refetchInterval: ({ state }) => (state.data && isGoing(state.data) ? askEvery : false),
  });
  return (
    <Page title={words('rateImport')} back={importsPath}>
      {isError && <Empty drawing="broken" title={error.message} />}
      {data ? <Run row={data} isUndoRefused={isUndoRefused} /> : !isError && <Skeleton />}
    </Page>
  );
}

function Run({ row, isUndoRefused }: { row: RateImport; isUndoRefused: boolean }) {
  const words = useWords();
  const links = useLinks();
  const isKeeper = useCan('freight', 'button', 'btn_publish');
  const { cancel, undo } = useImportActs('import');
  const { state, written, total, counts, failure } = row;
  return (
    <Card
      title={row.fileName}
      state={<StateLabel tone={importStateTones[state]}>{words(importStateKeys[state])}</StateLabel>}
    >
      <div className="import-run" role="status">
        {isGoing(row) && (
          <>
            <ProgressBar label={words('rateImportRunning')} value={total > 0 ? written / total : undefined} />
            <p>{words('rateImportWritten', { written, total })}</p>
            <p className="import-run-line">{words('rateImportGoesOn')}</p>
          </>
        )}
        {state === 'done' && <p>{words('rateImportResult', resultOf(counts))}</p>}
        {state === 'failed' && <p role="alert">{failure}</p>}
        {state === 'cancelled' && <p>{words('rateImportCancelledLine')}</p>}
        {state === 'undone' && <p>{words('rateImportUndoneLine')}</p>}
      </div>
      {state === 'done' && isUndoRefused && <RatesInUse importId={row.id} />}
      <div className="import-run-acts">
        {isGoing(row) && <Button onClick={() => void cancel(row)}>{words('rateImportCancel')}</Button>}
        {state === 'done' && isKeeper && counts.new + counts.changed + counts.changesDraft > 0 && (
          <Link className="button button-primary" to={links.ratesOfImport(row.id)}>
            {words('rateImportOpenDrafts')}
          </Link>
        )}
        {state === 'done' && <Button onClick={() => void undo(row)}>{words('rateImportUndo')}</Button>}
        {(state === 'failed' || state === 'cancelled') && row.isMine && (
          <Link className="button button-primary" to={pathOfSheet(row.fileId)}>
            {words('rateImportAgain')}
          </Link>
        )}
        {!isGoing(row) && <Link to={importPath}>{words('rateImportAnother')}</Link>}
        <Link to={importsPath}>{words('rateImportList')}</Link>
      </div>
    </Card>
  );
}
