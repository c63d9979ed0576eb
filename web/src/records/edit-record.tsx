import { AppError } from '@fairway/contract/app-error.ts';
import type { FormValues } from '@fairway/contract/forms.ts';
import { updateRecord } from '@fairway/contract/records.ts';
import { mergeChanges } from '@fairway/domain/forms/merge-changes.ts';
import { formatDate } from '@fairway/domain/time/format-date.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormStore } from '../forms/form-store.ts';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { Empty } from '../ui/empty.tsx';
import { Page } from '../ui/page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import { queryClient } from '../wire/query-client.ts';
import { type Both, conflictingFields } from './conflicting-fields.ts';
import { EditConflict } from './edit-conflict.tsx';
import type { Model } from './model.ts';
import { OpenForm } from './open-form.tsx';
import { recordDetailPath, recordListPath } from './paths.ts';
import {
  type Loaded,
  recordQuery,
  revealingOf,
  shownRecordQuery,
  useRecord,
  useShownRecord,
} from './record.ts';
import { SendButton } from './send-button.tsx';
import { shownTexts } from './shown-text.ts';
import { showsRecords } from './shows-records.ts';

interface EditRecordProps {
  model: Model;
  id: string;
}

/** A stored record to be changed. */
export function EditRecord({ model, id }: EditRecordProps) {
  const words = useWords();
  const record = useRecord(model.id, id);
  const shown = useShownRecord(model.id, id);
  if (record.data && shown.data)
    return (
      <EditForm model={model} record={record.data} shown={shownTexts(model.definition, shown.data.values)} />
    );
  const error = record.error ?? shown.error;
  const retry = () => void Promise.all([record.refetch(), shown.refetch()]);
  const isGone = error instanceof AppError;
  return (
    <Page title={model.fullName} back={recordListPath(model.id)}>
      {!error && <Skeleton count={4} />}
      {error && (
        <Empty
          drawing={isGone ? 'search' : 'broken'}
          title={words(isGone ? 'recordGone' : 'loadFailed')}
          action={!isGone && <Button onClick={retry}>{words('retry')}</Button>}
        />
      )}
    </Page>
  );
}

interface EditFormProps {
  model: Model;
  record: Loaded;
  /** Names for what only the server knows, such as who made it. */
  shown: FormValues;
}

function EditForm({ model, record, shown }: EditFormProps) {
  const words = useWords();
  const navigate = useNavigate();
  // What is typed is kept against the record as it was when it was opened, not against a newer reading of it.
  const [base, setBase] = useState(record);
  const [store] = useState(
    () =>
      new FormStore({
        definition: model.definition,
        values: record.values,
        context: model.context,
        rights: model.rights,
        mode: 'edit',
        shown,
        revealing: revealingOf(model.id, record),
      }),
  );
  const [both, setBoth] = useState<Both[]>([]);
  const updating = useCommand(updateRecord, { refreshes: showsRecords, quiet: true });
  const params = { modelId: model.id, id: record.id };
  const leave = () => void navigate(recordDetailPath(params), { replace: true });
  const takeLatest = async () => {
    const fresh = { staleTime: 0 };
    const [latest, latestShown] = await Promise.all([
      queryClient.fetchQuery({ ...recordQuery(model.id, record.id), ...fresh }),
      queryClient.fetchQuery({ ...shownRecordQuery(model.id, record.id), ...fresh }),
    ]);
    const isWanted = await confirm({
      title: words('recordStale'),
      body: words('recordStaleBody', {
        name: latest.lastModifyUserName,
        time: formatDate(latest.lastModifyTime ?? latest.creatorTime, 'yyyy-MM-dd HH:mm'),
      }),
      agree: words('recordStaleTake'),
    });
    if (!isWanted) return;
    const made = { base: base.values, mine: store.values };
    const shown = shownTexts(model.definition, latestShown.values);
    setBoth(conflictingFields(store, { ...made, theirs: latest.values, shown }));
    store.assign(mergeChanges(made.base, made.mine, latest.values));
    setBase(latest);
    toast(words('recordStaleMerged'), 3_000);
  };
  return (
    <OpenForm
      title={words('recordEdit', { name: model.fullName })}
      back={recordDetailPath(params)}
      store={store}
      draftKey={`record ${model.id} ${record.id}`}
      formVersion={model.formVersion}
      base={base}
      onMerged={(made) => {
        setBoth(conflictingFields(store, { ...made, theirs: base.values, shown }));
        toast(words('recordStaleMerged'), 3_000);
      }}
      lead={<EditConflict fields={both} />}
      send={(values) =>
        updating.mutateAsync({ params, body: { data: JSON.stringify(values), version: base.version } })
      }
      onStale={() => void takeLatest()}
      onSent={() => {
        toast(words('recordSaved'));
        leave();
      }}
      buttons={(sending) => (
        <>
          <Button onClick={leave}>{words('cancel')}</Button>
          <SendButton sending={sending} />
        </>
      )}
    />
  );
}
