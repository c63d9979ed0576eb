import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { EntityDescription, EntityRow } from '../../entities/entity-description.ts';
import { readsOf, writtenOf } from '../../entities/use-entity-acts.ts';
import { useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { DateField } from '../../ui/dates/date-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { companyToday } from '../rate-dates.ts';

interface ChargeActsProps {
  description: EntityDescription;
  row: EntityRow;
  copyPath: string;
}

/** Another one like it, and its last day. */
export function ChargeActs({ description, row, copyPath }: ChargeActsProps) {
  const words = useWords();
  const navigate = useNavigate();
  const [isEnding, setIsEnding] = useState(false);
  return (
    <>
      <Button icon="copy" onClick={() => void navigate(copyPath)}>
        {words('chargesCopy')}
      </Button>
      <Button icon="calendar" onClick={() => setIsEnding(true)}>
        {words('chargesEnd')}
      </Button>
      {isEnding && <EndSheet description={description} row={row} onClose={() => setIsEnding(false)} />}
    </>
  );
}

interface EndSheetProps extends Omit<ChargeActsProps, 'copyPath'> {
  onClose: () => void;
}

function EndSheet({ description: { entity }, row, onClose }: EndSheetProps) {
  const words = useWords();
  const [day, setDay] = useState(typeof row.validTo === 'string' ? row.validTo : companyToday());
  const changing = useCommand(entity.change, { refreshes: readsOf(entity) });
  const end = async () => {
    const body = { ...writtenOf(entity, row), validTo: day || null, version: row.version };
    try {
      await changing.mutateAsync({ params: { id: row.id }, body });
    } catch {
      // What was wrong with it is shown already; the day stays as it was typed.
      return;
    }
    toast(words('entitySaved'));
    onClose();
  };
  return (
    <Sheet
      title={words('chargesEnd')}
      open
      onClose={onClose}
      actions={
        <Button look="primary" busy={changing.isPending} onClick={() => void end()}>
          {words('confirm')}
        </Button>
      }
    >
      <DateField label={words('chargesLastDay')} kind="day" value={day} onChange={setDay} />
    </Sheet>
  );
}
