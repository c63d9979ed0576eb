import { EditRecord } from './edit-record.tsx';
import { LoadedModel } from './loaded-model.tsx';
import { NewRecord } from './new-record.tsx';
import { useRecordPlace } from './record-place.ts';

/** A record to be made, or one to be changed. */
export function RecordFormPage() {
  const { modelId = '', id = '' } = useRecordPlace() ?? {};
  return (
    <LoadedModel modelId={modelId}>
      {(model) =>
        id === '' ? <NewRecord key={modelId} model={model} /> : <EditRecord key={id} model={model} id={id} />
      }
    </LoadedModel>
  );
}
