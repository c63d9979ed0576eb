import { type MemberRole, memberRoles } from '@fairway/contract/shipment-fields.ts';
import { type ShipmentDetail, setShipmentMembers } from '@fairway/contract/shipments.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../language/words.ts';
import { UserSelect } from '../../people/select/user-select.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Facts } from '../../ui/facts.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { shipmentReads } from '../detail/shipment-reads.ts';
import { memberRoleWords } from '../shown/shipment-words.ts';
import './edited-rows.css';
import { useSaved } from './use-newest.ts';

/** Who looks after a shipment, with what share of its result. */
export function MembersCard({ shipment }: { shipment: ShipmentDetail }) {
  const words = useWords();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Card
      title={words('shipmentMembers')}
      state={
        shipment.can.edit && (
          <IconButton icon="edit" label={words('deskEditMembers')} onClick={() => setIsOpen(true)} />
        )
      }
    >
      <Facts
        facts={shipment.members.map(({ role, name, share }) => [
          words(memberRoleWords[role]),
          share && Number(share) > 0 ? `${name} · ${share}%` : name,
        ])}
      />
      {isOpen && <MembersSheet shipment={shipment} onClose={() => setIsOpen(false)} />}
    </Card>
  );
}

interface EditedMember {
  key: number;
  role: MemberRole;
  userId: string;
  share: string;
}

function MembersSheet({ shipment, onClose }: { shipment: ShipmentDetail; onClose: () => void }) {
  const words = useWords();
  const saved = useSaved();
  const saving = useCommand(setShipmentMembers, { refreshes: shipmentReads });
  const [rows, setRows] = useState<EditedMember[]>(() =>
    shipment.members.map(({ role, userId = '', share = '0' }, key) => ({ key, role, userId, share })),
  );
  // Whoever may not see shares does not write them either.
  const seesShares = shipment.members.some(({ share }) => share !== undefined);
  const change = (key: number, changes: Partial<EditedMember>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const add = () =>
    setRows([
      ...rows,
      { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, role: 'operator', userId: '', share: '0' },
    ]);
  const members = rows.filter(({ userId }) => userId !== '').map(({ key: _, ...row }) => row);
  const save = async () => {
    const act = saving.mutateAsync({
      params: { id: shipment.id },
      body: { version: shipment.version, members },
    });
    if (!(await saved(act))) return;
    flushSync(onClose);
    toast(words('deskSaved'));
  };
  return (
    <Sheet
      title={words('deskEditMembers')}
      open
      wide
      onClose={onClose}
      actions={
        <>
          <Button icon="plus" onClick={add}>
            {words('deskAddMember')}
          </Button>
          <Button
            look="primary"
            busy={saving.isPending}
            disabled={members.length === 0}
            onClick={() => void save()}
          >
            {words('save')}
          </Button>
        </>
      }
    >
      <ul className="edited-rows">
        {rows.map((row) => (
          <li key={row.key}>
            <SelectField
              label={words('shipmentAssignRole')}
              placeholder={words('pickPlaceholder')}
              value={row.role}
              options={memberRoles.map((value) => ({ value, label: words(memberRoleWords[value]) }))}
              onChange={(event) =>
                change(row.key, { role: memberRoles.find((one) => one === event.target.value) ?? row.role })
              }
            />
            <UserSelect
              label={words('shipmentAssignWho')}
              value={row.userId}
              onChange={(userId) => change(row.key, { userId })}
            />
            {seesShares && (
              <TextField
                label={words('deskShare')}
                inputMode="decimal"
                value={row.share}
                onChange={(event) => change(row.key, { share: event.target.value.trim() || '0' })}
              />
            )}
            <IconButton
              icon="trash"
              label={words('delete')}
              onClick={() => setRows(rows.filter(({ key }) => key !== row.key))}
            />
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
