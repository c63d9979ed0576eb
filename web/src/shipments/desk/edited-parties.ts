import { type PartyDetails, type PartyRole, partyRoles } from '@fairway/contract/shipment-fields.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import type { RowKind } from './row-conflicts.ts';

/** Who has a role, as it is typed; there is one for each. */
export interface EditedParty extends PartyDetails {
  key: PartyRole;
  customerId: string | null;
}

const nobody = {
  ...{ customerId: null, name: '', address: '', contact: '', phone: '', email: '', billText: '' },
};

export const partyKind: RowKind<EditedParty> = {
  columns: ['customerId', 'name', 'address', 'contact', 'phone', 'email', 'billText'],
  blank: nobody,
};

export const newParty = (key: PartyRole): EditedParty => ({ key, ...nobody });

/** Those of a shipment in the order of their roles. */
export const editedParties = ({ parties }: ShipmentDetail): EditedParty[] =>
  partyRoles.flatMap((key) => {
    const party = parties.find(({ role }) => role === key);
    return party ? [{ ...newParty(key), ...party.details, customerId: party.customerId ?? null }] : [];
  });

export const isNamed = ({ name, customerId }: EditedParty): boolean =>
  name.trim() !== '' || customerId !== null;

/** With a party in its place, or without one that says nothing. */
export const withParty = (parties: readonly EditedParty[], party: EditedParty): EditedParty[] =>
  partyRoles.flatMap((role) => {
    const one = role === party.key ? party : parties.find(({ key }) => key === role);
    return one && partyKind.columns.some((column) => one[column]) ? [one] : [];
  });

export const writtenParty = ({ key: role, customerId, ...details }: EditedParty) => ({
  ...{ role, customerId, details },
});
