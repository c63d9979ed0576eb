import { createRecord } from '@fairway/contract/records.ts';
import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import type { Model } from './model.ts';
import { OpenForm } from './open-form.tsx';
import { recordListPath } from './paths.ts';
import { SendButton } from './send-button.tsx';
import { showsRecords } from './shows-records.ts';
import { useNewForm } from './use-new-form.ts';

export function NewRecord({ model }: { model: Model }) {
  const words = useWords();
  const navigate = useNavigate();
  const store = useNewForm(model);
  const creating = useCommand(createRecord, { refreshes: showsRecords, quiet: true });
  const leave = () => void navigate(recordListPath(model.id), { replace: true });
  return (
    <OpenForm
      title={words('recordNew', { name: model.fullName })}
      back={recordListPath(model.id)}
      store={store}
      draftKey={`record ${model.id}`}
      formVersion={model.formVersion}
      send={(values) =>
        creating.mutateAsync({ params: { modelId: model.id }, body: { data: JSON.stringify(values) } })
      }
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
