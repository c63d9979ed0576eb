import { useNavigate } from 'react-router';
import { Page } from '../ui/page.tsx';
import { LoadedModel } from './loaded-model.tsx';
import { recordListPath } from './paths.ts';
import { RecordDetail } from './record-detail.tsx';
import { useRecordPlace } from './record-place.ts';

/** One record by itself: from a link, from another record, or from a scanned code. */
export function RecordDetailPage() {
  const { modelId = '', id = '' } = useRecordPlace() ?? {};
  const navigate = useNavigate();
  return (
    <LoadedModel modelId={id === '' ? '' : modelId}>
      {(model) => (
        <Page title={model.fullName} back={recordListPath(modelId)} width="whole">
          <RecordDetail
            key={id}
            model={model}
            id={id}
            onGone={() => void navigate(recordListPath(modelId), { replace: true })}
          />
        </Page>
      )}
    </LoadedModel>
  );
}
