import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type {
  addShipmentBill as addCall,
  answerShipmentBill as answerCall,
  updateShipmentBill as updateCall,
} from '@fairway/contract/shipment-papers.ts';
import { billDifferences } from '@fairway/domain/shipments/bill-differences.ts';
import { takeBillNumber } from '../bill/take-bill-number.ts';
import { usersOfCustomer } from '../customers/users-of-customer.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { peopleNames } from '../people/people-by-id.ts';
import { billOfShipment, wholeText } from './bill-draft.ts';
import { billHeadLine, billLine, hasHead, isOpen } from './bill-line.ts';
import { noteAndSettle } from './note-change.ts';
import {
  changeBill,
  findBills,
  findBillTexts,
  insertBill,
  insertBillText,
  listBillTexts,
  type StoredBill,
  takeBill,
} from './paper-store.ts';
import { findMembers } from './part-store.ts';
import { heldShipment, heldToChange, readerOf, visibleShipment } from './reader.ts';
import { tellOfNewDraft } from './redraft-bills.ts';
import { changeShipmentRow } from './store.ts';
import { type StoredShipment, withoutUnsaid } from './stored-shipment.ts';
import { tellAbout } from './tell-about-shipment.ts';

const isHouse = ({ kind }: Pick<StoredBill, 'kind'>): boolean => kind === 'HBL' || kind === 'HAWB';

/** What is released without originals has none. */
const withOriginals = <H extends Pick<StoredBill, 'issueType' | 'originals'>>(head: H): H =>
  head.issueType === 'original' ? head : { ...head, originals: 0 };

/** A draft with what is known of the shipment. Our own bills get a number of ours. */
export async function addBill(ctx: Context, id: string, body: Received<typeof addCall>['body']) {
  const { db, now, session } = ctx;
  const { shipment } = await heldToChange(ctx, id);
  const { kind, text, parentId, ...head } = body;
  if (parentId !== null && !(await findBills(db, id)).some((bill) => bill.id === parentId))
    throw new AppError('NOT_FOUND');
  const rule = kind === 'HAWB' ? 'HouseAirWaybillNumber' : 'HouseBillNumber';
  const known = isHouse({ kind }) ? shipment.hblNo : shipment.mblNo;
  const billNo =
    head.billNo || known || (isHouse({ kind }) ? await takeBillNumber(db, rule, session.userId, now) : '');
  const bill: StoredBill = {
    ...{ ...withOriginals(head), id: newId(now.getTime()), shipmentId: id, kind, billNo, parentId },
    issuedAt: null,
    ...{ status: 'draft', version: 1, sentVersion: null, sentAt: null, answer: null, answerText: '' },
    ...{ answeredAt: null, answeredBy: null, confirmedVersion: null, creatorTime: now, lastModifyTime: now },
  };
  await insertBill(db, bill);
  await insertBillText(db, {
    ...{ billId: bill.id, version: 1, creatorUserId: session.userId, creatorTime: now },
    text: { ...(await billOfShipment(ctx, shipment)), ...withoutUnsaid(text) },
  });
  await nameShipment(ctx, shipment, bill);
  await noteAndSettle(ctx, shipment, { bill: null }, { bill: billLine(bill) });
  return { id: bill.id, version: 1, billNo };
}

/** The first bill of its kind gives the shipment its number. */
async function nameShipment({ db }: Context, { id, hblNo, mblNo }: StoredShipment, bill: StoredBill) {
  if (bill.billNo === '') return;
  if (isHouse(bill) && hblNo === '') await changeShipmentRow(db, id, { hblNo: bill.billNo });
  if (!isHouse(bill) && mblNo === '') await changeShipmentRow(db, id, { mblNo: bill.billNo });
}

async function heldBill(ctx: Context, id: string, billId: string, version: number) {
  const { shipment } = await heldToChange(ctx, id);
  const bill = await takeBill(ctx.db, id, billId);
  if (!bill) throw new AppError('NOT_FOUND');
  if (bill.version !== version) throw new AppError('RECORD_CHANGED');
  return { shipment, bill };
}

/** Another text is another version, and nobody has confirmed it. */
export async function updateBill(
  ctx: Context,
  { id, billId }: { id: string; billId: string },
  { version, known, text, ...head }: Received<typeof updateCall>['body'],
) {
  const { db, now, session } = ctx;
  const { shipment, bill } = await heldBill(ctx, id, billId, version);
  if (!isOpen(bill)) throw new AppError('BILL_NOT_DRAFT');
  if (!hasHead(bill, known)) throw new AppError('RECORD_CHANGED');
  const [before] = await findBillTexts(db, [{ billId, version }]);
  const isChanged = billDifferences(before?.text ?? {}, text).length > 0;
  const after: StoredBill = {
    ...{ ...bill, ...withOriginals(head), lastModifyTime: now },
    ...(isChanged && { version: version + 1, status: 'draft' as const }),
  };
  await changeBill(db, billId, after);
  if (isChanged)
    await insertBillText(db, {
      ...{ billId, version: after.version, text, creatorUserId: session.userId, creatorTime: now },
    });
  await nameShipment(ctx, shipment, after);
  await noteAndSettle(
    ctx,
    shipment,
    { bill: billLine(bill), billHead: billHeadLine(bill) },
    { bill: billLine(after), billHead: billHeadLine(after) },
  );
  if (isChanged && bill.status === 'confirmed') await tellOfNewDraft(ctx, shipment, bill);
  return { id: billId, version: after.version };
}

/** The people of the customer are asked for an answer to this version. */
export async function sendBill(
  ctx: Context,
  { id, billId }: { id: string; billId: string },
  { version }: { version: number },
) {
  const { db, now } = ctx;
  const { shipment, bill } = await heldBill(ctx, id, billId, version);
  if (bill.status !== 'draft') throw new AppError('BILL_NOT_DRAFT');
  if (bill.sentVersion === version && bill.answer === null) throw new AppError('BILL_SENT_ALREADY');
  await changeBill(db, billId, {
    ...{ sentVersion: version, sentAt: now, lastModifyTime: now },
    ...{ answer: null, answerText: '', answeredAt: null, answeredBy: null },
  });
  const userIds = await usersOfCustomer(db, shipment.customerId);
  await noteAndSettle(ctx, shipment, { billSent: null }, { billSent: billLine(bill) });
  await tellAbout(ctx, [shipment], { what: 'billSent', userIds, line: bill.billNo });
  return { id: billId, version, toldPeople: userIds.length };
}

/** The customer answers to what they were sent; staff write down what the customer said elsewhere. */
export async function answerBill(
  ctx: Context,
  { id, billId }: { id: string; billId: string },
  { version, answer, text }: Received<typeof answerCall>['body'],
) {
  const { db, now, session } = ctx;
  const reader = await readerOf(ctx);
  const shipment = await heldShipment(ctx, id, reader);
  // An agent sees the shipment, and yet the bill is none of theirs to confirm.
  if (reader.isStaff ? !reader.mayEdit : reader.customerId !== shipment.customerId)
    throw new AppError(reader.isStaff ? 'FORBIDDEN' : 'NOT_FOUND');
  const bill = await takeBill(db, id, billId);
  if (!bill || (!reader.isStaff && bill.sentVersion === null)) throw new AppError('NOT_FOUND');
  if (bill.sentVersion === null) throw new AppError('BILL_NOT_SENT');
  if (!isOpen(bill)) throw new AppError('BILL_NOT_DRAFT');
  if (bill.sentVersion !== version) throw new AppError('RECORD_CHANGED');
  const isCurrent = bill.version === version;
  const status: StoredBill['status'] = answer === 'confirmed' && isCurrent ? 'confirmed' : 'draft';
  await changeBill(db, billId, {
    ...{ answer, answerText: text, answeredAt: now, answeredBy: session.userId, status, lastModifyTime: now },
    confirmedVersion: confirmedAfter(bill, version, answer),
  });
  await noteAndSettle(
    ctx,
    shipment,
    { billAnswer: bill.answer, bill: billLine(bill) },
    { billAnswer: [answer, text].filter(Boolean).join(' '), bill: billLine({ ...bill, status }) },
  );
  const members = await findMembers(db, [id]);
  const told = members.filter(
    ({ role }) => role === 'documents' || role === 'operator' || role === 'service',
  );
  await tellAbout(ctx, [shipment], {
    ...{ what: answer === 'confirmed' ? 'billConfirmed' : 'billChanges', line: text || bill.billNo },
    userIds: told.map(({ userId }) => userId).filter((userId) => userId !== session.userId),
  });
  return { id: billId, version: bill.version, status };
}

/** What the customer confirmed last; who asks for changes to that takes it back. */
function confirmedAfter({ confirmedVersion }: StoredBill, version: number, answer: StoredBill['answer']) {
  if (answer === 'confirmed') return version;
  return confirmedVersion === version ? null : confirmedVersion;
}

/** Carriers issue their own bills when they like; ours need the customer's word. */
export async function setBillState(
  ctx: Context,
  { id, billId }: { id: string; billId: string },
  { version, status }: { version: number; status: 'issued' | 'surrendered' | 'voided' },
) {
  const { db, now } = ctx;
  const { shipment, bill } = await heldBill(ctx, id, billId, version);
  if (bill.status === 'voided') throw new AppError('BILL_NOT_DRAFT');
  if (status === 'issued') {
    if (!isOpen(bill)) throw new AppError('BILL_NOT_DRAFT');
    if (isHouse(bill) && bill.status !== 'confirmed') throw new AppError('BILL_NOT_CONFIRMED');
  }
  if (status === 'surrendered' && bill.status !== 'issued') throw new AppError('BILL_NOT_CONFIRMED');
  await changeBill(db, billId, {
    ...{ status, lastModifyTime: now, issuedAt: status === 'issued' ? now : bill.issuedAt },
  });
  await noteAndSettle(ctx, shipment, { bill: billLine(bill) }, { bill: billLine({ ...bill, status }) });
  return { id: billId, version, status };
}

/** What was written when; a customer sees what they were sent and what came before it. */
export async function listVersions(
  ctx: Context,
  { id, billId }: { id: string; billId: string },
  paging: { currentPage: number; pageSize: number },
) {
  const { db } = ctx;
  const reader = await readerOf(ctx);
  const shipment = await visibleShipment(ctx, id, reader);
  const bill = (await findBills(db, id)).find((one) => one.id === billId);
  const upTo = reader.isStaff ? bill?.version : bill?.sentVersion;
  if (!bill || upTo === null || upTo === undefined) throw new AppError('NOT_FOUND');
  if (!reader.isStaff && reader.customerId !== shipment.customerId) throw new AppError('NOT_FOUND');
  const { rows, total } = await listBillTexts(db, billId, upTo, paging);
  const last = rows.at(-1)?.version ?? 1;
  const before = await findBillTexts(db, [{ billId, version: last - 1 }]);
  const names = await peopleNames(
    db,
    rows.flatMap(({ creatorUserId }) => creatorUserId ?? []),
    { withAccounts: false },
  );
  const list = rows.map(({ version, text, creatorUserId, creatorTime }, index) => ({
    ...{ version, text: wholeText(text), creatorTime: creatorTime.getTime() },
    creatorName: reader.isStaff ? (names.get(creatorUserId ?? '') ?? '') : '',
    differences: version === 1 ? [] : billDifferences((rows[index + 1] ?? before[0])?.text ?? {}, text),
  }));
  return pageOf(list, paging, total);
}
