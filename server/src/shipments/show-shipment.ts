import { billParties } from '@fairway/contract/shipment-fields.ts';
import type {
  CustomerAsk,
  ShipmentBill,
  ShipmentDocument,
  ShipmentTask,
} from '@fairway/contract/shipment-papers.ts';
import type { ShipmentBox, ShipmentDetail } from '@fairway/contract/shipments.ts';
import { checkContainerNumber } from '@fairway/domain/check-digits/container-number.ts';
import { progressOf } from '@fairway/domain/tracking/progress.ts';
import { placeOfStage } from '@fairway/domain/tracking/stage.ts';
import { nameIn } from '../entities/references.ts';
import type { Context } from '../http/context.ts';
import { portsById } from '../master-data/lookups.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { wholeText } from './bill-draft.ts';
import {
  findBills,
  findBillTexts,
  findDocuments,
  findDocumentVersions,
  findLink,
  findTasks,
  listTasksOfCustomer,
  type StoredBill,
} from './paper-store.ts';
import {
  findBoxes,
  findLegs,
  findMembers,
  findParties,
  type StoredBox,
  type StoredParty,
} from './part-store.ts';
import { loadProgress } from './progress/load-progress.ts';
import { shownGroups } from './progress/shown-groups.ts';
import { readerOf, type ShipmentReader, visibleShipment } from './reader.ts';
import { portIn, shownHeads } from './shown-shipment.ts';
import { findCustomerNames, findSeenShipments } from './store.ts';
import { fieldsOf, figure, positionOf, type StoredShipment } from './stored-shipment.ts';
import { tasksOf } from './tasks.ts';

/** One shipment with everything that belongs to it, as far as its reader may see it. */
export async function getShipment(ctx: Context, id: string): Promise<ShipmentDetail> {
  const { db, now, language } = ctx;
  const reader = await readerOf(ctx);
  const shipment = await visibleShipment(ctx, id, reader);
  const [head] = await shownHeads(ctx, [shipment], reader);
  if (!head) throw new Error('A shipment that is shown has a head.');
  const { isStaff } = reader;
  const isOwner = isStaff || shipment.customerId === reader.customerId;
  const [members, parties, legs, boxes] = [
    await findMembers(db, [id]),
    await findParties(db, id),
    await findLegs(db, id),
    await findBoxes(db, [id]),
  ];
  const bills = await findBills(db, id);
  const ports = await portsById(
    db,
    [
      ...[shipment.receiptPortId ?? '', shipment.deliveryPortId ?? '', ...shipment.transhipIds],
      ...legs.flatMap(({ fromPortId, toPortId }) => [fromPortId, toPortId]),
    ],
    language,
  );
  const tasks = isStaff ? tasksOf(shipment, bills, await findTasks(db, [id])) : [];
  const people = await peopleNames(
    db,
    [
      ...members.map(({ userId }) => userId),
      ...[...tasks.flatMap(({ assigneeId, doneBy }) => [assigneeId, doneBy]), shipment.creatorUserId].flatMap(
        (userId) => userId ?? [],
      ),
    ],
    { withAccounts: false },
  );
  const name = (userId: string | null) => people.get(userId ?? '') ?? '';
  const {
    customerId: _,
    companyId: __,
    internalRemark,
    bookingAgentId,
    agentId,
    ...fields
  } = fieldsOf(shipment);
  const groups = await groupsOf(ctx, shipment, boxes);
  const port = (portId: string | null) => (portId === null ? null : portIn(ports, portId));
  return {
    ...fields,
    ...head,
    ...{ groups, progress: groups[0]?.progress ?? head.progress },
    orderId: isOwner ? shipment.orderId : null,
    ...{ receiptPort: port(shipment.receiptPortId), deliveryPort: port(shipment.deliveryPortId) },
    tranships: shipment.transhipIds.map((portId) => portIn(ports, portId)),
    ...{ vesselImo: shipment.vesselImo, position: positionOf(shipment.position) },
    ...(await mergedInto(ctx, shipment, reader)),
    members: isStaff
      ? members.map(({ userId, role, share }) => ({
          ...{ userId, role, name: name(userId) },
          ...(reader.seesResult && { share: figure(share) }),
        }))
      : // Whom they can ask.
        members
          .filter(({ role }) => role === 'service' || role === 'operator')
          .map(({ userId, role }) => ({ role, name: name(userId) })),
    parties: shownParties(parties, reader),
    legs: legs.map(({ seq, mode, fromPortId, toPortId, vesselName, voyageNo, etd, eta }) => ({
      ...{ seq, mode, from: portIn(ports, fromPortId), to: portIn(ports, toPortId), vesselName, voyageNo },
      ...{ etd: etd?.getTime() ?? null, eta: eta?.getTime() ?? null },
    })),
    boxes: boxes.map(shownBox),
    bills: await shownBills(ctx, bills, shipment, reader),
    documents: await shownDocuments(ctx, id, reader),
    ...(!isStaff && isOwner && { asks: await asksOf(ctx, shipment) }),
    ...(isStaff && {
      ...{ internalRemark, bookingAgentId, sailingId: shipment.sailingId },
      ...(reader.seesAgent && { agentId }),
      ...(reader.seesResult && { price: shipment.price }),
      bookingAgentName: await partnerName(ctx, bookingAgentId),
      tasks: tasks.map(
        (task): ShipmentTask => ({
          ...{ id: task.id, kind: task.kind, title: task.title, dueAt: task.dueAt, isDone: task.isDone },
          ...{ assigneeId: task.assigneeId, assigneeName: name(task.assigneeId), isByEvent: task.isByEvent },
          ...{ doneAt: task.doneAt, doneName: name(task.doneBy) },
        }),
      ),
      link: await shownLink(ctx, id, now),
      creatorName: name(shipment.creatorUserId),
    }),
    can: canOf(shipment, boxes, reader),
  };
}

/** Boxes can differ only where some are further than others, or one of them is in trouble. */
async function groupsOf(
  { db, now }: Context,
  { id, isPartial, isTroubled }: StoredShipment,
  boxes: readonly StoredBox[],
) {
  const [loaded] =
    boxes.length > 1 && (isPartial || isTroubled) ? await loadProgress(db, [id], { locks: false }) : [];
  if (!loaded) return [];
  return shownGroups(progressOf(loaded.facts, loaded.reports, loaded.retractions, now.getTime()), now);
}

async function asksOf({ db }: Context, { id, customerId }: StoredShipment): Promise<CustomerAsk[]> {
  const { rows } = await listTasksOfCustomer(db, customerId, { currentPage: 1, pageSize: mostAsks }, id);
  return rows.map((row) => ({
    ...{ kind: row.kind, billId: row.kind === 'checkBill' ? row.id : null },
    dueAt: row.dueAt?.getTime() ?? null,
  }));
}
const mostAsks = 20;

async function mergedInto({ db }: Context, { mergedIntoId }: StoredShipment, { viewerIds }: ShipmentReader) {
  const [other] = mergedIntoId === null ? [] : await findSeenShipments(db, [mergedIntoId], viewerIds);
  return other && { mergedInto: { id: other.id, shipmentNo: other.shipmentNo } };
}

async function partnerName({ db, language }: Context, customerId: string | null): Promise<string> {
  const [partner] = customerId === null ? [] : await findCustomerNames(db, [customerId]);
  return partner ? nameIn(partner, language) : '';
}

async function shownLink({ db }: Context, id: string, now: Date) {
  const link = await findLink(db, id, now);
  return link ? { createdAt: link.creatorTime.getTime(), expiresAt: link.expiresAt.getTime() } : null;
}

/** Customers and agents see who stands on the bill; whom we buy from is our own business. */
function shownParties(parties: readonly StoredParty[], { isStaff }: ShipmentReader) {
  const seen = isStaff
    ? parties
    : parties.filter(({ role }) => (billParties as readonly string[]).includes(role));
  return seen.map(({ role, customerId, details }) => ({ role, details, ...(isStaff && { customerId }) }));
}

function shownBox(box: StoredBox): ShipmentBox {
  const { id, seq, containerNo, type, sealNo, packages, soNo, emptyDepot, temperature, isShipperOwned } = box;
  const { problem, expected } = checkContainerNumber(containerNo);
  return {
    ...{ id, seq, containerNo, type, sealNo, packages, soNo, emptyDepot, temperature, isShipperOwned },
    expectedDigit: containerNo !== '' && !isShipperOwned && problem === 'digit' ? expected : null,
    ...{ grossKg: figure(box.grossKg), cbm: figure(box.cbm) },
    ...{ tareKg: box.tareKg && figure(box.tareKg), vgmKg: box.vgmKg && figure(box.vgmKg) },
    vgmMethod: box.vgmMethod === 1 || box.vgmMethod === 2 ? box.vgmMethod : null,
    ...{ vgmAt: box.vgmAt?.getTime() ?? null, stage: box.stage, lastMilestone: box.lastMilestone },
    lastEventAt: box.lastEventAt?.getTime() ?? null,
    ...{ lastFreeDay: box.lastFreeDay, detentionFreeUntil: box.detentionFreeUntil },
  };
}

/** To staff all of them; to the customer those they were sent, as they were sent; to agents what was issued. */
async function shownBills(
  { db }: Context,
  bills: readonly StoredBill[],
  shipment: StoredShipment,
  reader: ShipmentReader,
): Promise<ShipmentBill[]> {
  const { isStaff } = reader;
  const isCustomer = !isStaff && shipment.customerId === reader.customerId;
  const isActive = shipment.status === 'active';
  const isIssued = ({ status }: StoredBill) => status === 'issued' || status === 'surrendered';
  const seen = bills.flatMap((bill) => {
    if (isStaff) return [{ bill, version: bill.version }];
    if (isIssued(bill)) return [{ bill, version: bill.version }];
    return isCustomer && bill.sentVersion !== null ? [{ bill, version: bill.sentVersion }] : [];
  });
  const texts = await findBillTexts(
    db,
    seen.map(({ bill, version }) => ({ billId: bill.id, version })),
  );
  const answered = await peopleNames(
    db,
    seen.flatMap(({ bill }) => bill.answeredBy ?? []),
    { withAccounts: false },
  );
  return seen.map(({ bill, version }) => {
    const { id, kind, billNo, parentId, issueType, originals, issuePlace, status, sentVersion, answer } =
      bill;
    const isOpen = isActive && (status === 'draft' || status === 'confirmed');
    const isHouse = kind === 'HBL' || kind === 'HAWB';
    const mayEdit = isStaff && reader.mayEdit && isActive;
    const text = texts.find((one) => one.billId === id && one.version === version)?.text;
    return {
      ...{
        id,
        kind,
        billNo,
        parentId,
        issueType,
        originals,
        issuePlace,
        status,
        version,
        sentVersion,
        answer,
      },
      issuedAt: bill.issuedAt?.getTime() ?? null,
      text: wholeText(text),
      ...{ sentAt: bill.sentAt?.getTime() ?? null, answerText: bill.answerText },
      answeredAt: bill.answeredAt?.getTime() ?? null,
      answeredName: isStaff || isCustomer ? (answered.get(bill.answeredBy ?? '') ?? '') : '',
      isChangedSince: sentVersion !== null && sentVersion !== bill.version,
      can: {
        edit: mayEdit && isOpen,
        send: mayEdit && status === 'draft' && !(sentVersion === bill.version && answer === null),
        answer: isOpen && sentVersion !== null && (isCustomer || mayEdit) && answer !== 'confirmed',
        issue: mayEdit && (status === 'confirmed' || (!isHouse && status === 'draft')),
        surrender: mayEdit && status === 'issued',
        void: mayEdit && status !== 'voided',
      },
    };
  });
}

async function shownDocuments(
  { db }: Context,
  id: string,
  { isStaff }: ShipmentReader,
): Promise<ShipmentDocument[]> {
  const documents = await findDocuments(db, id, { isPublishedOnly: !isStaff });
  const versions = await findDocumentVersions(
    db,
    documents.map((document) => document.id),
  );
  const names = await peopleNames(
    db,
    versions.flatMap(({ creatorUserId }) => creatorUserId ?? []),
    { withAccounts: false },
  );
  return documents.map(
    ({ id: documentId, kind, title, isPublished, version, creatorTime, lastModifyTime }) => {
      const own = versions.filter((one) => one.documentId === documentId);
      return {
        ...{ id: documentId, kind, title, isPublished, version },
        ...{ creatorTime: creatorTime.getTime(), lastModifyTime: lastModifyTime.getTime() },
        versions: (isStaff ? own : own.slice(0, 1)).map((one) => ({
          ...{
            version: one.version,
            fileId: one.fileId,
            fileName: one.originalName ?? '',
            fileSize: one.size ?? 0,
          },
          ...{ fileType: one.type ?? 'document', note: isStaff ? one.note : '' },
          ...{ creatorName: isStaff ? (names.get(one.creatorUserId ?? '') ?? '') : '' },
          creatorTime: one.creatorTime.getTime(),
        })),
      };
    },
  );
}

/** What the reader may do with it now: the same rules as the verbs have. */
function canOf(shipment: StoredShipment, boxes: readonly StoredBox[], reader: ShipmentReader) {
  const { isStaff, mayEdit, mayClose } = reader;
  const isActive = shipment.status === 'active';
  const isLoaded = [shipment, ...boxes].some(({ stage }) => placeOfStage(stage) >= placeOfStage('loaded'));
  const edit = mayEdit && isActive;
  return {
    ...{ edit, changeVessel: edit, split: edit && boxes.length > 1, merge: edit, copy: reader.mayAdd },
    ...{
      close: mayClose && isActive,
      cancel: mayClose && isActive && !isLoaded,
      reopen: mayClose && !isActive,
    },
    ...{ share: reader.mayShare, upload: isActive && (!isStaff || mayEdit), publish: edit },
    ...{ seeHistory: isStaff, addEvent: reader.mayAddEvents && isActive, sync: reader.maySync && isActive },
    talk: isStaff || shipment.customerId === reader.customerId,
  };
}
