import { deleteRecord, printRecordValues } from '@fairway/contract/records.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { FormStore } from '../forms/form-store.ts';
import { printWhole } from '../forms/print-whole.ts';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { confirm } from '../ui/confirm.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import type { Model } from './model.ts';
import { recordFormPath } from './paths.ts';
import type { Loaded } from './record.ts';
import { RecordCode } from './record-code.tsx';
import { RecordHistory } from './record-history.tsx';
import { showsRecords } from './shows-records.ts';

interface RecordActionsProps {
  model: Model;
  record: Loaded;
  /** The form it is shown in, to be printed. */
  store: FormStore;
  onGone: () => void;
}

export function RecordActions({ model, record, store, onGone }: RecordActionsProps) {
  const words = useWords();
  const navigate = useNavigate();
  const [open, setOpen] = useState<'history' | 'code'>();
  const removing = useCommand(deleteRecord, { refreshes: showsRecords });
  const place = { modelId: model.id, id: record.id };
  const remove = async () => {
    const isSure = await confirm({
      title: words('recordDeleteConfirm'),
      body: words('recordDeleteBody'),
      agree: words('delete'),
    });
    if (!isSure) return;
    removing.mutate(
      { params: place },
      {
        onSuccess: () => {
          toast(words('recordDeleted'));
          onGone();
        },
      },
    );
  };
  const printing = useCommand(printRecordValues, { mask: false });
  const print = () =>
    // What went wrong is said by the command itself.
    printWhole(store, async () => (await printing.mutateAsync({ params: place })).list).catch(
      () => undefined,
    );
  const close = () => setOpen(undefined);
  return (
    <div className="record-actions">
      {model.may('edit') && (
        <Button look="primary" onClick={() => void navigate(recordFormPath(place))}>
          {words('edit')}
        </Button>
      )}
      <Button icon="clock" onClick={() => setOpen('history')}>
        {words('recordHistory')}
      </Button>
      <Button icon="scan" onClick={() => setOpen('code')}>
        {words('recordCode')}
      </Button>
      <Button busy={printing.isPending} onClick={() => void print()}>
        {words('print')}
      </Button>
      {model.may('remove') && (
        <Button look="danger" busy={removing.isPending} onClick={() => void remove()}>
          {words('delete')}
        </Button>
      )}
      <RecordHistory place={place} open={open === 'history'} onClose={close} />
      <RecordCode place={place} name={model.fullName} open={open === 'code'} onClose={close} />
    </div>
  );
}
