import { useNavigate } from 'react-router';
import { Page } from '../ui/page.tsx';
import { LoadedModel } from './loaded-model.tsx';
import type { Model } from './model.ts';
import { recordListPath } from './paths.ts';
import { useShownRecord } from './record.ts';
import { RecordDetail } from './record-detail.tsx';
import { useRecordPlace } from './record-place.ts';

/** One record by itself: from a link, from another record, or from a scanned code. */
export function RecordDetailPage() {
  const { modelId = '', id = '' } = useRecordPlace() ?? {};
  const navigate = useNavigate();
  return (
    <LoadedModel modelId={id === '' ? '' : modelId}>
      {(model) => (
        <RecordScreen
          key={id}
          model={model}
          id={id}
          onGone={() => void navigate(recordListPath(modelId), { replace: true })}
        />
      )}
    </LoadedModel>
  );
}

function RecordScreen({ model, id, onGone }: { model: Model; id: string; onGone: () => void }) {
  const { data } = useShownRecord(model.id, id);
  return (
    <Page title={data?.heading?.title || model.fullName} back={recordListPath(model.id)} width="whole">
      <RecordDetail model={model} id={id} onGone={onGone} />
    </Page>
  );
}
