import { listRecordHistory } from '@fairway/contract/records.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useWords } from '../language/words.ts';
import { ExternalMark } from '../people/external-mark.tsx';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useList } from '../wire/use-list.ts';
import './record-history.css';

interface Place {
  modelId: string;
  id: string;
}

interface RecordHistoryProps {
  place: Place;
  open: boolean;
  onClose: () => void;
}

/** Who changed what and when. */
export function RecordHistory({ place, open, onClose }: RecordHistoryProps) {
  const words = useWords();
  return (
    <Sheet title={words('recordHistory')} open={open} onClose={onClose}>
      <Changes place={place} />
    </Sheet>
  );
}

function Changes({ place }: { place: Place }) {
  const words = useWords();
  const { rows, problem, hasMore, isLoadingMore, loadMore, refresh } = useList(
    listRecordHistory,
    {},
    { params: place },
  );
  if (!rows && problem) {
    const retry = <Button onClick={() => void refresh()}>{words('retry')}</Button>;
    return <Empty drawing="broken" title={words('loadFailed')} action={retry} />;
  }
  if (!rows) return <Skeleton count={3} />;
  return (
    <ol className="record-history">
      {rows.map(({ id, act, creatorUserName, isExternal, creatorTime, differences }) => (
        <li key={id}>
          <p className="record-history-head">
            <strong>{creatorUserName}</strong>
            <ExternalMark shown={isExternal} /> {words(act === 'create' ? 'recordCreated' : 'recordChanged')}
            <span className="record-history-time number">
              {formatDate(creatorTime, 'yyyy-MM-dd HH:mm:ss')}
            </span>
          </p>
          <dl>
            {differences.map(({ path, label, before, after }) => (
              <div key={path}>
                <dt>{label}</dt>
                <dd>
                  {before !== '' && <del>{before}</del>}
                  {after !== '' ? <ins>{after}</ins> : <span>{words('recordEmptied')}</span>}
                </dd>
              </div>
            ))}
          </dl>
          {act !== 'create' && differences.length === 0 && (
            <p className="record-history-none">{words('recordNoDifference')}</p>
          )}
        </li>
      ))}
      {hasMore && (
        <li>
          <Button busy={isLoadingMore} onClick={loadMore}>
            {words('loadMore')}
          </Button>
        </li>
      )}
    </ol>
  );
}
