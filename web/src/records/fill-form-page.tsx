import { createRecord } from '@fairway/contract/records.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { Empty } from '../ui/empty.tsx';
import { Page } from '../ui/page.tsx';
import { useCommand } from '../wire/calls.ts';
import { homePath } from '../wire/navigation/home-path.ts';
import { LoadedModel } from './loaded-model.tsx';
import type { Model } from './model.ts';
import { OpenForm } from './open-form.tsx';
import { useRecordPlace } from './record-place.ts';
import { SendButton } from './send-button.tsx';
import { showsRecords } from './shows-records.ts';
import { beginningOf, useNewForm } from './use-new-form.ts';

/** A form that is filled in and sent, one after the other, without a list of what was sent. */
export function FillFormPage() {
  const { modelId = '' } = useRecordPlace() ?? {};
  const [round, setRound] = useState(1);
  const [isSent, setIsSent] = useState(false);
  const another = () => {
    setIsSent(false);
    setRound(round + 1);
  };
  return (
    <LoadedModel modelId={modelId}>
      {(model) =>
        isSent ? (
          <Sent model={model} onAnother={another} />
        ) : (
          <FillForm key={round} model={model} onSent={() => setIsSent(true)} />
        )
      }
    </LoadedModel>
  );
}

function FillForm({ model, onSent }: { model: Model; onSent: () => void }) {
  const words = useWords();
  const store = useNewForm(model);
  const creating = useCommand(createRecord, { refreshes: showsRecords, quiet: true });
  const reset = async () => {
    const isSure =
      !store.isTouched || (await confirm({ title: words('formResetConfirm'), agree: words('formReset') }));
    if (isSure) store.restart(beginningOf(model));
  };
  return (
    <OpenForm
      title={model.fullName}
      back={homePath}
      store={store}
      draftKey={`record ${model.id}`}
      formVersion={model.formVersion}
      send={(values) =>
        creating.mutateAsync({ params: { modelId: model.id }, body: { data: JSON.stringify(values) } })
      }
      onSent={onSent}
      buttons={(sending) => (
        <>
          <Button onClick={() => void reset()}>{words('formReset')}</Button>
          <SendButton sending={sending} />
        </>
      )}
    />
  );
}

function Sent({ model, onAnother }: { model: Model; onAnother: () => void }) {
  const words = useWords();
  const navigate = useNavigate();
  return (
    <Page title={model.fullName} back={homePath}>
      <Empty
        title={words('formSent')}
        line={words('formSentLine')}
        action={
          <>
            <Button look="primary" onClick={onAnother}>
              {words('formAnother')}
            </Button>
            <Button onClick={() => void navigate(homePath)}>{words('back')}</Button>
          </>
        }
      />
    </Page>
  );
}
