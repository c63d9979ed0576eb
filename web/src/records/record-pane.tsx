import { DetailPane } from '../ui/detail-pane.tsx';
import type { Model } from './model.ts';
import { useShownRecord } from './record.ts';
import { RecordDetail } from './record-detail.tsx';

interface RecordPaneProps {
  model: Model;
  id: string;
  onClose: () => void;
}

/** A record beside its list. */
export function RecordPane({ model, id, onClose }: RecordPaneProps) {
  const { data } = useShownRecord(model.id, id);
  return (
    <DetailPane title={data?.heading?.title || model.fullName} onClose={onClose}>
      <RecordDetail model={model} id={id} onGone={onClose} />
    </DetailPane>
  );
}
