import { AppError } from '@fairway/contract/app-error.ts';
import type { InquiryRow, InquiryState } from '@fairway/contract/rate-inquiries.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { customersAnsweredBy } from '../../customers/customers-answered-by.ts';
import { namesOf } from '../../entities/references.ts';
import type { Context } from '../../http/context.ts';
import { pageOf } from '../../http/page.ts';
import { carriersById, portsById } from '../../master-data/lookups.ts';
import { peopleFaces } from '../../people/people-by-id.ts';
import { findSeenRates } from '../rate-store.ts';
import { viewerOf } from '../viewer.ts';
import { findInquiry, type Inquiry, listInquiryRows } from './store.ts';

/** Answers inquiries, and sees those of everybody for that; never a customer. */
export async function mayAnswer(ctx: Context): Promise<boolean> {
  if (ctx.session.kind === 'customer') return false;
  return can(await ctx.permissions(), 'rateInquiry', 'button', 'btn_answer');
}

interface Asked {
  status?: InquiryState | undefined;
  isOwn?: '1' | undefined;
  currentPage: number;
  pageSize: number;
}

export async function listInquiries(ctx: Context, { status, isOwn, ...paging }: Asked) {
  const isAnswerer = await mayAnswer(ctx);
  const askerId = isAnswerer && isOwn === undefined ? undefined : ctx.session.userId;
  const { rows, total } = await listInquiryRows(ctx.db, { askerId, status, ...paging });
  return pageOf(await shownInquiries(ctx, rows, isAnswerer), paging, total);
}

/** Not there and somebody else's look the same. */
export async function getInquiry(ctx: Context, id: string): Promise<InquiryRow> {
  const isAnswerer = await mayAnswer(ctx);
  const inquiry = await findInquiry(ctx.db, id);
  const isSeen =
    inquiry &&
    (isAnswerer || inquiry.askerId === ctx.session.userId || (await isOfOwnCustomer(ctx, inquiry)));
  const [row] = isSeen ? await shownInquiries(ctx, [inquiry], isAnswerer) : [];
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Who answers for a customer follows up what they ask. */
async function isOfOwnCustomer({ db, session }: Context, { customerId }: Inquiry): Promise<boolean> {
  if (session.kind === 'customer' || customerId === null) return false;
  return (await customersAnsweredBy(db, [session.userId])).includes(customerId);
}

async function shownInquiries(
  ctx: Context,
  inquiries: readonly Inquiry[],
  isAnswerer: boolean,
): Promise<InquiryRow[]> {
  const { db, language, session } = ctx;
  const ids = <K extends 'lineId' | 'customerId' | 'rateId'>(column: K) =>
    inquiries.flatMap((one) => one[column] ?? []);
  const people = inquiries.flatMap(({ askerId, answererId, closerId }) => [
    ...[askerId, answererId ?? [], closerId ?? []].flat(),
  ]);
  const rates = await findSeenRates(db, ids('rateId'), await viewerOf(ctx));
  const [ports, lines, customers, carriers, faceOf] = await Promise.all([
    portsById(
      db,
      inquiries.flatMap(({ polId, podId }) => [polId, podId]),
      language,
    ),
    namesOf(db, 'trade_line', ids('lineId'), language),
    namesOf(db, 'customer', ids('customerId'), language),
    carriersById(
      db,
      rates.map(({ carrierId }) => carrierId),
      language,
    ),
    peopleFaces(db, [...new Set(people)]),
  ]);
  const rateById = new Map(rates.map((rate) => [rate.id, rate]));
  return inquiries.map((one): InquiryRow => {
    const { id, version, inquiryNo, status, mode, polId, podId, cargo, day, remark, answer, askerId } = one;
    const asker = faceOf(askerId);
    const rate = rateById.get(one.rateId ?? '');
    const isOwn = askerId === session.userId;
    const isOpen = status !== 'closed';
    return {
      ...{ id, version, inquiryNo, status, mode, polId, podId, cargo, day, remark, answer, askerId, isOwn },
      ...{ polName: ports.get(polId)?.fullName ?? '', polCode: ports.get(polId)?.unlocode ?? '' },
      ...{ podName: ports.get(podId)?.fullName ?? '', podCode: ports.get(podId)?.unlocode ?? '' },
      ...{ askerName: asker.userName, isExternal: asker.isExternal },
      customerName: customers.get(one.customerId ?? '') ?? '',
      lineName: lines.get(one.lineId ?? '') ?? '',
      creatorTime: one.creatorTime.getTime(),
      answererName: faceOf(one.answererId).userName,
      answeredAt: one.answeredAt?.getTime() ?? null,
      rate: rate
        ? { id: rate.id, rateNo: rate.rateNo, carrierName: carriers.get(rate.carrierId)?.fullName ?? '' }
        : null,
      closerName: faceOf(one.closerId).userName,
      closedAt: one.closedAt?.getTime() ?? null,
      ...{ canAnswer: isOpen && isAnswerer, canClose: isOpen && (isOwn || isAnswerer) },
    };
  });
}
