import type { Buffer } from 'node:buffer';
import { AppError } from '@fairway/contract/app-error.ts';
import type { Language } from '@fairway/contract/errors.ts';
import type { ShipmentBill } from '@fairway/contract/shipment-papers.ts';
import type { ShipmentPaperKind, TelexLetter } from '@fairway/contract/shipment-prints.ts';
import type { ShipmentDetail } from '@fairway/contract/shipments.ts';
import { contentDisposition } from '../files/describe-file.ts';
import type { Bytes, Context } from '../http/context.ts';
import { companyNameIn } from '../organisation/company-name.ts';
import { drawArrivalNotice } from './papers/draw-arrival-notice.ts';
import { drawBillDraft } from './papers/draw-bill-draft.ts';
import { drawBookingForm } from './papers/draw-booking-form.ts';
import { drawTelexLetter, type LetterSignature, telexLetterOf } from './papers/draw-telex-letter.ts';
import { type Paper, paperOf } from './papers/paper.ts';
import { paperTexts } from './papers/paper-texts.ts';
import { partyNames } from './shipment-lookups.ts';
import { getShipment } from './show-shipment.ts';
import { findShipments } from './store.ts';

interface Asked {
  kind: ShipmentPaperKind;
  billId?: string | undefined;
  language?: Language | undefined;
  signed?: LetterSignature;
}

export async function getShipmentPaper(ctx: Context, id: string, asked: Asked): Promise<Bytes> {
  const { name, body } = await drawShipmentPaper(ctx, id, asked);
  return {
    contentType: 'application/pdf',
    body,
    headers: { 'content-disposition': contentDisposition('inline', name), 'cache-control': 'no-store' },
  };
}

interface DrawnPaper {
  name: string;
  body: Buffer;
}

export async function drawShipmentPaper(ctx: Context, id: string, asked: Asked): Promise<DrawnPaper> {
  const { paper, bill } = await openPaperOf(ctx, id, asked);
  const name = `${paper.words.titles[asked.kind]} ${paper.shipment.shipmentNo}.pdf`;
  return { name, body: await drawn(paper, bill, asked.signed) };
}

export async function getTelexLetter(
  ctx: Context,
  id: string,
  asked: Omit<Asked, 'kind' | 'signed'>,
): Promise<TelexLetter> {
  const { paper, bill } = await openPaperOf(ctx, id, { ...asked, kind: 'telexLetter' });
  if (!bill) throw new AppError('SHIPMENT_WITHOUT_BILL');
  return telexLetterOf(paper, bill);
}

/** A paper says what its reader sees on the screen, in the language it is asked for in. */
async function openPaperOf(ctx: Context, id: string, asked: Asked) {
  const language = asked.language ?? ctx.language;
  const shown = await getShipment({ ...ctx, language }, id);
  const companyName = await companyNameIn(ctx.db, language);
  const isOfBill = asked.kind === 'billDraft' || asked.kind === 'telexLetter';
  const bill = isOfBill ? billOf(shown, asked.billId) : undefined;
  const [stored] = await findShipments(ctx.db, [id]);
  if (!stored) throw new AppError('NOT_FOUND');
  const shipment = withFullName(shown, await partyNames(ctx.db, [stored.customerId], language));
  const texts = await paperTexts(ctx.db, stored, bill?.id);
  return {
    paper: paperOf({ kind: asked.kind, shipment, texts, companyName, language, now: ctx.now }),
    bill,
  };
}

/** A screen calls a customer by the short name, a paper by the whole one; who sees neither still sees neither. */
const withFullName = (shipment: ShipmentDetail, names: ReadonlyMap<string, string>): ShipmentDetail =>
  shipment.customerId === undefined
    ? shipment
    : { ...shipment, customerName: names.get(shipment.customerId) ?? shipment.customerName };

async function drawn(
  paper: Paper,
  bill: ShipmentBill | undefined,
  signed: LetterSignature | undefined,
): Promise<Buffer> {
  if (bill)
    return paper.kind === 'billDraft' ? drawBillDraft(paper, bill) : drawTelexLetter(paper, bill, signed);
  return paper.kind === 'bookingForm' ? drawBookingForm(paper) : drawArrivalNotice(paper);
}

/** The one that is asked for, otherwise the newest of ours that counts. */
function billOf({ bills }: ShipmentDetail, billId: string | undefined): ShipmentBill {
  if (billId !== undefined) {
    const found = bills.find(({ id }) => id === billId);
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }
  const open = bills.filter(({ status }) => status !== 'voided');
  const bill = open.findLast(({ kind }) => kind === 'HBL' || kind === 'HAWB') ?? open.at(-1);
  if (!bill) throw new AppError('SHIPMENT_WITHOUT_BILL');
  return bill;
}
