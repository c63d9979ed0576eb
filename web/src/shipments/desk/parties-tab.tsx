import {
  billParties,
  type PartyDetails,
  type PartyRole,
  partyRoles,
} from '@fairway/contract/shipment-fields.ts';
import { type ShipmentDetail, type ShipmentParty, setShipmentParties } from '@fairway/contract/shipments.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { EntityPicker } from '../../entities/entity-picker.tsx';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Facts } from '../../ui/facts.tsx';
import '../../ui/form.css';
import { IconButton } from '../../ui/icon-button.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { shipmentReads } from '../detail/shipment-reads.ts';
import './parties-tab.css';
import { useSaved } from './use-newest.ts';

export const partyRoleWords: Readonly<Record<PartyRole, PlainKey>> = {
  shipper: 'paperShipper',
  consignee: 'paperConsignee',
  notify: 'paperNotify',
  notify2: 'paperNotify2',
  carrier: 'partyCarrier',
  agent: 'partyAgent',
  trucker: 'partyTrucker',
  broker: 'partyBroker',
  warehouse: 'partyWarehouse',
  insurer: 'partyInsurer',
};

const isOnBill = (role: PartyRole): boolean => (billParties as readonly PartyRole[]).includes(role);
const nobody: PartyDetails = { name: '', address: '', contact: '', phone: '', email: '', billText: '' };

/** Shipper, consignee and everybody else who has to do with it, one for each role. */
export function PartiesTab({ shipment }: { shipment: ShipmentDetail }) {
  const words = useWords();
  const saved = useSaved();
  const saving = useCommand(setShipmentParties, { refreshes: shipmentReads });
  const [edited, setEdited] = useState<ShipmentParty>();
  const present = partyRoles.flatMap((role) => shipment.parties.find((party) => party.role === role) ?? []);
  const missing = partyRoles.filter((role) => present.every((party) => party.role !== role));
  const save = async (parties: readonly ShipmentParty[]): Promise<boolean> => {
    const body = {
      version: shipment.version,
      parties: parties.map(({ role, customerId = null, details }) => ({ role, customerId, details })),
    };
    return (await saved(saving.mutateAsync({ params: { id: shipment.id }, body }))) !== undefined;
  };
  const replace = async (party: ShipmentParty) => {
    const isDone = await save([...present.filter(({ role }) => role !== party.role), party]);
    if (!isDone) return;
    flushSync(() => setEdited(undefined));
    toast(words('deskSaved'));
  };
  const remove = async (party: ShipmentParty) => {
    const name = words(partyRoleWords[party.role]);
    const isSure = await confirm({
      ...{ title: words('partyRemoveAsk', { name }), agree: words('delete'), danger: true },
    });
    if (isSure) await save(present.filter(({ role }) => role !== party.role));
  };
  return (
    <>
      <div className="parties">
        {present.map((party) => (
          <Card
            key={party.role}
            title={words(partyRoleWords[party.role])}
            state={
              shipment.can.edit && (
                <span>
                  <IconButton
                    icon="edit"
                    label={words('partyEdit', { name: words(partyRoleWords[party.role]) })}
                    onClick={() => setEdited(party)}
                  />
                  <IconButton
                    icon="trash"
                    label={words('partyRemove', { name: words(partyRoleWords[party.role]) })}
                    onClick={() => void remove(party)}
                  />
                </span>
              )
            }
          >
            <PartyFacts details={party.details} />
          </Card>
        ))}
      </div>
      {shipment.can.edit && missing.length > 0 && (
        <Card title={words('partyAdd')}>
          <p className="parties-add">
            {missing.map((role) => (
              <Button
                key={role}
                icon="plus"
                onClick={() => setEdited({ role, customerId: null, details: { ...nobody } })}
              >
                {words(partyRoleWords[role])}
              </Button>
            ))}
          </p>
        </Card>
      )}
      {edited && (
        <PartySheet
          key={edited.role}
          party={edited}
          isBusy={saving.isPending}
          onSave={(party) => void replace(party)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

function PartyFacts({ details }: { details: PartyDetails }) {
  const words = useWords();
  return (
    <>
      <strong>{details.name}</strong>
      <Facts
        facts={[
          [words('partyAddress'), details.address],
          [
            words('partyContact'),
            [details.contact, details.phone, details.email].filter(Boolean).join(' · '),
          ],
        ]}
      />
      {details.billText && <p className="parties-bill">{details.billText}</p>}
    </>
  );
}

interface PartySheetProps {
  party: ShipmentParty;
  isBusy: boolean;
  onSave: (party: ShipmentParty) => void;
  onClose: () => void;
}

function PartySheet({ party, isBusy, onSave, onClose }: PartySheetProps) {
  const words = useWords();
  const [customerId, setCustomerId] = useState(party.customerId ?? null);
  const [details, setDetails] = useState(party.details);
  const change = (changes: Partial<PartyDetails>) => setDetails({ ...details, ...changes });
  const line = (field: 'name' | 'contact' | 'phone' | 'email', label: PlainKey, maxLength: number) => (
    <TextField
      label={words(label)}
      value={details[field]}
      maxLength={maxLength}
      onChange={(event) => change({ [field]: event.target.value })}
    />
  );
  return (
    <Sheet
      title={words(partyRoleWords[party.role])}
      open
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words('cancel')}</Button>
          <Button
            look="primary"
            busy={isBusy}
            disabled={details.name.trim() === '' && customerId === null}
            onClick={() => onSave({ role: party.role, customerId, details })}
          >
            {words('save')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <EntityPicker
          entity="Customer"
          label={words('partyOfOurs')}
          placeholder={words('partyNoneOfOurs')}
          values={customerId ? [customerId] : []}
          onChange={([id]) => setCustomerId(id ?? null)}
        />
        {line('name', 'partyName', 160)}
        <TextArea
          label={words('partyAddress')}
          value={details.address}
          most={400}
          onChange={(event) => change({ address: event.target.value })}
        />
        {line('contact', 'partyContact', 80)}
        {line('phone', 'partyPhone', 40)}
        {line('email', 'partyEmail', 100)}
        {isOnBill(party.role) && (
          <TextArea
            label={words('partyBillText')}
            hint={words('partyBillTextHint')}
            rows={4}
            value={details.billText}
            most={800}
            onChange={(event) => change({ billText: event.target.value })}
          />
        )}
      </div>
    </Sheet>
  );
}
