import { type MemberRole, memberRoles } from '@fairway/contract/shipment-fields.ts';
import { assignShipments, listShipments } from '@fairway/contract/shipments.ts';
import { useState } from 'react';
import { useWords } from '../../language/words.ts';
import { UserSelect } from '../../people/select/user-select.tsx';
import { Button } from '../../ui/button.tsx';
import '../../ui/form.css';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { memberRoleWords } from '../shown/shipment-words.ts';

interface AssignSheetProps {
  ids: readonly string[];
  onDone: () => void;
  onClose: () => void;
}

/** Makes somebody the member of one role in all chosen shipments. */
export function AssignSheet({ ids, onDone, onClose }: AssignSheetProps) {
  const words = useWords();
  const [role, setRole] = useState<MemberRole | ''>('operator');
  const [userId, setUserId] = useState('');
  const assign = useCommand(assignShipments, { refreshes: [listShipments], mask: false });
  const save = () => {
    if (role === '' || userId === '') return;
    assign.mutate(
      { body: { ids: [...ids], role, userId } },
      {
        onSuccess: ({ changed }) => {
          toast(words('shipmentAssigned', { count: changed }));
          onDone();
        },
      },
    );
  };
  return (
    <Sheet
      title={words('shipmentAssign')}
      open
      onClose={onClose}
      actions={
        <Button
          look="primary"
          wide
          busy={assign.isPending}
          disabled={role === '' || userId === ''}
          onClick={save}
        >
          {words('confirm')}
        </Button>
      }
    >
      <div className="form-stack">
        <p>{words('shipmentAssignLine', { count: ids.length })}</p>
        <SelectField
          label={words('shipmentAssignRole')}
          placeholder={words('shipmentAssignRole')}
          value={role}
          options={memberRoles.map((value) => ({ value, label: words(memberRoleWords[value]) }))}
          onChange={(event) => setRole(memberRoles.find((one) => one === event.target.value) ?? '')}
        />
        <UserSelect label={words('shipmentAssignWho')} value={userId} onChange={setUserId} />
      </div>
    </Sheet>
  );
}
