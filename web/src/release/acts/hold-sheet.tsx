import { AppError } from '@fairway/contract/app-error.ts';
import { type HoldType, holdTypes } from '@fairway/contract/release-fields.ts';
import { placeHold } from '@fairway/contract/releases.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Choice } from '../../ui/choice.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import '../../ui/form.css';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { releaseReads } from '../release-reads.ts';
import { holdWords } from '../release-words.ts';
import { sayRefusal } from './say-refusal.ts';
import './sheet-line.css';

interface HoldSheetProps {
  shipmentId: string;
  /** The boxes that are about to go; empty for all of the shipment. */
  containerNos: readonly string[];
  onClose: () => void;
}

const most = 500;

/** Keeps cargo back, with a reason and, if wanted, a last day. */
export function HoldSheet({ shipmentId, containerNos, onClose }: HoldSheetProps) {
  const words = useWords();
  const [type, setType] = useState('');
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const [scope, setScope] = useState<'all' | 'boxes'>('all');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const holding = useCommand(placeHold, { refreshes: releaseReads, quiet: true });
  const chosen = holdTypes.find((one): one is HoldType => one === type);
  const hold = async () => {
    if (!chosen) return;
    try {
      await holding.mutateAsync({
        body: {
          ...{ shipmentId, type: chosen, reason: reason.trim(), until: until || null },
          containerNos: scope === 'boxes' ? [...containerNos] : [],
        },
      });
      flushSync(onClose);
      toast(words('releaseHoldPlaced'));
    } catch (error) {
      setProblems((error instanceof AppError && error.fields) || {});
      sayRefusal(error);
    }
  };
  return (
    <Sheet
      title={words('releaseHoldTitle')}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="danger"
            busy={holding.isPending}
            disabled={!chosen || reason.trim() === '' || reason.length > most}
            onClick={() => void hold()}
          >
            {words('releaseHold')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p className="release-sheet-line">{words('releaseHoldLine')}</p>
        <SelectField
          label={words('releaseHoldType')}
          placeholder={words('pickPlaceholder')}
          value={type}
          options={holdTypes.map((value) => ({ value, label: words(holdWords[value]) }))}
          onChange={({ target }) => setType(target.value)}
        />
        {containerNos.length > 0 && (
          <div>
            <span className="release-sheet-legend">{words('releaseHoldScope')}</span>
            <Choice
              label={words('releaseHoldScope')}
              value={scope}
              options={[
                { value: 'all', label: words('releaseAllCargo') },
                { value: 'boxes', label: words('releasePartial', { count: containerNos.length }) },
              ]}
              onChange={setScope}
            />
          </div>
        )}
        <TextArea
          label={words('releaseHoldReason')}
          error={problems.reason}
          rows={3}
          value={reason}
          most={most}
          onChange={({ target }) => setReason(target.value)}
        />
        <DateField
          label={words('releaseHoldEnds')}
          error={problems.until}
          kind="day"
          value={until}
          onChange={setUntil}
        />
      </div>
    </Sheet>
  );
}
