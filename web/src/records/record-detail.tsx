import { AppError } from '@fairway/contract/app-error.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useMemo } from 'react';
import { FormStore } from '../forms/form-store.ts';
import { FormView } from '../forms/form-view.tsx';
import { useWords } from '../language/words.ts';
import { useMarkedName } from '../people/marked-name.ts';
import { Button } from '../ui/button.tsx';
import { Empty } from '../ui/empty.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Model } from './model.ts';
import { type Loaded, revealingOf, useRecord, useShownRecord } from './record.ts';
import { RecordActions } from './record-actions.tsx';
import { RecordHead } from './record-head.tsx';
import './record-detail.css';
import { shownTexts } from './shown-text.ts';

interface RecordDetailProps {
  model: Model;
  id: string;
  /** It was deleted, or is no longer there. */
  onGone: () => void;
}

/** A record to be read, with what one may do with it. */
export function RecordDetail({ model, id, onGone }: RecordDetailProps) {
  const words = useWords();
  const record = useRecord(model.id, id);
  const shown = useShownRecord(model.id, id);
  const error = record.error ?? shown.error;
  if (record.data && shown.data)
    return <ReadRecord model={model} record={record.data} shown={shown.data} onGone={onGone} />;
  if (!error) return <Skeleton count={4} />;
  if (error instanceof AppError)
    return (
      <Empty
        drawing="search"
        title={words('recordGone')}
        action={<Button onClick={onGone}>{words('back')}</Button>}
      />
    );
  const retry = () => void Promise.all([record.refetch(), shown.refetch()]);
  return (
    <Empty
      drawing="broken"
      title={words('loadFailed')}
      action={<Button onClick={retry}>{words('retry')}</Button>}
    />
  );
}

interface ReadRecordProps {
  model: Model;
  record: Loaded;
  shown: Loaded;
  onGone: () => void;
}

function ReadRecord({ model, record, shown, onGone }: ReadRecordProps) {
  const words = useWords();
  const markedName = useMarkedName();
  const store = useMemo(
    () =>
      new FormStore({
        definition: model.definition,
        values: record.values,
        context: model.context,
        rights: model.rights,
        mode: 'read',
        shown: shownTexts(model.definition, shown.values),
        revealing: revealingOf(model.id, record),
      }),
    [model, record, shown],
  );
  return (
    <div className="record-detail">
      {shown.heading && <RecordHead heading={shown.heading} />}
      {/* Only the form begins anew with another version: a history somebody opened meanwhile stays open. */}
      <FormView key={`${record.version} ${shown.version}`} store={store} />
      <p className="record-detail-made">
        {words('recordMade', {
          name: markedName(record.creatorUserName, record.isExternal),
          time: formatDate(record.creatorTime, 'yyyy-MM-dd HH:mm'),
        })}
        {record.lastModifyTime !== null &&
          ` · ${words('recordModified', {
            name: markedName(record.lastModifyUserName, record.lastModifyIsExternal),
            time: formatDate(record.lastModifyTime, 'yyyy-MM-dd HH:mm'),
          })}`}
      </p>
      <RecordActions model={model} record={record} store={store} onGone={onGone} />
    </div>
  );
}
