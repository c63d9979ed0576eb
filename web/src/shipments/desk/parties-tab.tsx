import { billParties, type PartyRole, partyRoles } from '@fairway/contract/shipment-fields.ts';
import { type ShipmentDetail, setShipmentParties } from '@fairway/contract/shipments.ts';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { type PlainKey, useWords } from '../../language/words.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { confirm } from '../../ui/confirm.tsx';
import { Facts } from '../../ui/facts.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { toast } from '../../ui/toast.ts';
import { useCommand } from '../../wire/calls.ts';
import { shipmentReads } from '../detail/shipment-reads.ts';
import {
  type EditedParty,
  editedParties,
  isNamed,
  newParty,
  partyKind,
  withParty,
  writtenParty,
} from './edited-parties.ts';
import { EntityNames } from './entity-names.tsx';
import { partyRoleWords } from './part-words.ts';
import './parties-tab.css';
import { PartySheet } from './party-sheet.tsx';
import { RowConflictSheet } from './row-conflict-sheet.tsx';
import { UnsavedBar } from './unsaved-bar.tsx';
import { isChangedByOthers } from './use-newest.ts';
import { changersOf, useOwnBase } from './use-own-base.ts';

const columnWords: Readonly<Record<Exclude<keyof EditedParty, 'key'>, PlainKey>> = {
  customerId: 'partyOfOurs',
  name: 'deskPartyName',
  address: 'partyAddress',
  contact: 'partyContact',
  phone: 'partyPhone',
  email: 'partyEmail',
  billText: 'partyBillText',
};

/** Shipper, consignee and everybody else who has to do with it, one for each role. */
export function PartiesTab({ shipment }: { shipment: ShipmentDetail }) {
  const words = useWords();
  const saving = useCommand(setShipmentParties, { refreshes: shipmentReads, quiet: isChangedByOthers });
  /** Whose sheet is open, and what was typed before it was. */
  const [open, setOpen] = useState<{ role: PartyRole; before: readonly EditedParty[] | undefined }>();
  const own = useOwnBase({
    ...{ shipment, part: 'parties', kind: partyKind, rowsOf: editedParties },
    whoChanged: changersOf(({ field }) => field === 'parties'),
    send: ({ id, version }, rows) =>
      saving.mutateAsync({ params: { id }, body: { version, parties: rows.map(writtenParty) } }),
    onSaved() {
      flushSync(() => setOpen(undefined));
      toast(words('deskSaved'));
    },
  });
  const present = own.rows;
  const missing = partyRoles.filter((role) => present.every(({ key }) => key !== role));
  const partyOf = (role: PartyRole) => present.find(({ key }) => key === role) ?? newParty(role);
  const save = () => void own.save();
  const show = (role: PartyRole) => setOpen({ role, before: own.isChanged ? present : undefined });
  const cancel = () => {
    if (open?.before) own.edit(open.before);
    else own.discard();
    setOpen(undefined);
  };
  const nameOf = ({ key }: EditedParty) => words(partyRoleWords[key]);
  const remove = async (party: EditedParty) => {
    const isSure = await confirm({
      ...{ title: words('partyRemoveAsk', { name: nameOf(party) }), agree: words('delete'), danger: true },
    });
    if (isSure) await own.saveAs(present.filter(({ key }) => key !== party.key));
  };
  return (
    <>
      <div className="parties">
        {present.map((party) => (
          <Card
            key={party.key}
            title={nameOf(party)}
            state={
              shipment.can.edit && (
                <span>
                  <IconButton
                    icon="edit"
                    label={words('partyEdit', { name: nameOf(party) })}
                    onClick={() => show(party.key)}
                  />
                  <IconButton
                    icon="trash"
                    label={words('partyRemove', { name: nameOf(party) })}
                    onClick={() => void remove(party)}
                  />
                </span>
              )
            }
          >
            <PartyFacts details={party} />
          </Card>
        ))}
      </div>
      {shipment.can.edit && missing.length > 0 && (
        <Card title={words('partyAdd')}>
          <p className="parties-add">
            {missing.map((role) => (
              <Button key={role} icon="plus" onClick={() => show(role)}>
                {words(partyRoleWords[role])}
              </Button>
            ))}
          </p>
        </Card>
      )}
      {own.isChanged && !open && (
        <UnsavedBar
          {...{ says: words('deskPartChanged'), isBusy: saving.isPending, isWhole: present.every(isNamed) }}
          onDiscard={own.discard}
          onSave={save}
        />
      )}
      {open && (
        <PartySheet
          party={partyOf(open.role)}
          isOnBill={(billParties as readonly PartyRole[]).includes(open.role)}
          isBusy={saving.isPending}
          onChange={(party) => own.edit(withParty(present, party))}
          onSave={save}
          onCancel={cancel}
          onClose={() => setOpen(undefined)}
        />
      )}
      {own.conflict && (
        <RowConflictSheet
          {...own.conflict}
          isBusy={saving.isPending}
          nameOf={nameOf}
          columnName={(column) => (column === 'key' ? '' : words(columnWords[column]))}
          cell={(party, column) =>
            column === 'customerId' ? (
              <EntityNames entity="Customer" ids={party?.customerId} />
            ) : (
              party?.[column] || words('entityEmptied')
            )
          }
        />
      )}
    </>
  );
}

function PartyFacts({ details }: { details: EditedParty }) {
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
