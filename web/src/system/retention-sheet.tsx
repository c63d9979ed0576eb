import { AppError } from '@fairway/contract/app-error.ts';
import { refusals } from '@fairway/contract/errors.ts';
import { auditDays, changeAuditRetention, getAuditRetention } from '@fairway/contract/system.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../language/words.ts';
import { Button } from '../ui/button.tsx';
import { confirm } from '../ui/confirm.tsx';
import '../ui/form.css';
import { Sheet } from '../ui/sheet.tsx';
import { TextField } from '../ui/text-field.tsx';
import { toast } from '../ui/toast.ts';
import { useCommand } from '../wire/calls.ts';
import { queryClient } from '../wire/query-client.ts';

interface RetentionSheetProps {
  /** As it was read. */
  days: number;
  onClose: () => void;
}

/** For how long the log is kept. What a shorter time takes away does not come back: it asks. */
export function RetentionSheet({ days, onClose }: RetentionSheetProps) {
  const words = useWords();
  const [before] = useState(days);
  const [text, setText] = useState(String(days));
  const [refusal, setRefusal] = useState('');
  const changing = useCommand(changeAuditRetention, { refreshes: [getAuditRetention], quiet: true });
  const { least, most } = auditDays;
  const wanted = /^\d{1,5}$/.test(text.trim()) ? Number(text) : Number.NaN;
  const isRight = wanted >= least && wanted <= most;
  const save = async () => {
    const isSure =
      wanted > before ||
      (await confirm({
        ...{ title: words('auditKeptAsk', { days: wanted }), body: words('auditKeptAskBody') },
        ...{ agree: words('save'), danger: true },
      }));
    if (!isSure) return;
    try {
      await changing.mutateAsync({ body: { days: wanted, before } });
      flushSync(onClose);
      toast(words('auditKeptChanged', { days: wanted }));
    } catch (error) {
      if (!(error instanceof AppError)) return;
      if (error.code === refusals.RECORD_CHANGED.code)
        void queryClient.invalidateQueries({ queryKey: [getAuditRetention.name] });
      setRefusal(error.message);
    }
  };
  return (
    <Sheet
      title={words('auditKeptTitle')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            disabled={!isRight || wanted === before}
            busy={changing.isPending}
            onClick={() => void save()}
          >
            {words('save')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p>{words('auditKeptLine', { least, most })}</p>
        <TextField
          label={words('auditKeptDays')}
          inputMode="numeric"
          value={text}
          error={refusal || (isRight ? '' : words('auditKeptWrong', { least, most }))}
          onChange={({ target }) => {
            setText(target.value);
            setRefusal('');
          }}
        />
      </div>
    </Sheet>
  );
}
