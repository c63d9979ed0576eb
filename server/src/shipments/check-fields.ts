import { AppError } from '@fairway/contract/app-error.ts';
import type { ShipmentFields } from '@fairway/contract/shipment-fields.ts';
import { refuseMissing } from '../entities/references.ts';
import type { Context } from '../http/context.ts';
import { shipmentReferenceWords as words } from '../language/shipment-words.ts';
import { companyOfPerson, isCompanyBelow } from '../organisation/company-of.ts';
import { offeredPeople } from '../people/people-by-id.ts';

const references = {
  customerId: { to: 'customer', called: words.customer },
  bookingAgentId: { to: 'customer', called: words.bookingAgent },
  agentId: { to: 'customer', called: words.agent },
  carrierId: { to: 'carrier', called: words.carrier },
  polId: { to: 'port', called: words.pol },
  podId: { to: 'port', called: words.pod },
  receiptPortId: { to: 'port', called: words.receiptPort },
  deliveryPortId: { to: 'port', called: words.deliveryPort },
  transhipIds: { to: 'port', called: words.tranship },
} as const;
export const shipmentReferences = references;

type Checking = Pick<Context, 'db' | 'language' | 'session'>;

/** Refuses what is not there; what was retired since may stay where it was. */
export async function refuseWrongFields(
  ctx: Checking,
  fields: Partial<ShipmentFields>,
  before: ShipmentFields | undefined,
): Promise<void> {
  const { db, session, language } = ctx;
  await refuseMissing(db, references, fields, before, language);
  const [polId, podId] = [fields.polId ?? before?.polId, fields.podId ?? before?.podId];
  if (polId === podId) throw new AppError('SHIPMENT_LANE_WRONG');
  const { companyId } = fields;
  if (companyId === undefined || companyId === null || companyId === before?.companyId) return;
  const own = await companyOfPerson(db, session.userId);
  if (own === null || !(await isCompanyBelow(db, companyId, own)))
    throw new AppError('ENTITY_REFERENCE_MISSING', { field: words.company[language] });
}

/** Refuses who is no colleague; who left since may stay where they were. */
export async function refuseStrangers(
  { db, session, language }: Checking,
  userIds: readonly string[],
  before: readonly string[] = [],
): Promise<void> {
  const asked = userIds.filter((id) => !before.includes(id));
  const known = await offeredPeople(db, session.organisationStamp, asked, {});
  if (asked.some((id) => !known.has(id)))
    throw new AppError('ENTITY_REFERENCE_MISSING', { field: words.member[language] });
}

/** Refuses ports, or partners, that are not there. */
export const refuseMissingPorts = (
  { db, language }: Checking,
  portIds: readonly string[],
  before: readonly string[] = [],
) =>
  refuseMissing(db, { ids: { to: 'port', called: words.port } }, { ids: portIds }, { ids: before }, language);

export const refuseMissingPartners = (
  { db, language }: Checking,
  customerIds: readonly string[],
  before: readonly string[] = [],
) =>
  refuseMissing(
    db,
    { ids: { to: 'customer', called: words.party } },
    { ids: customerIds },
    { ids: before },
    language,
  );
