import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import { filledWords } from '@fairway/contract/filled-words.ts';
import { type addInquiry as addInquiryCall, mostInquiries } from '@fairway/contract/rate-inquiries.ts';
import { takeBillNumber } from '../../bill/take-bill-number.ts';
import { customerOfUser } from '../../customers/customer-of-user.ts';
import { newId } from '../../database/new-id.ts';
import type { Db } from '../../database/open.ts';
import type { Context } from '../../http/context.ts';
import { watchWords } from '../../language/freight-words.ts';
import { inBoth } from '../../language/words.ts';
import { portsById } from '../../master-data/lookups.ts';
import { notify } from '../../messages/notify.ts';
import { peopleWith } from '../../permission/people-with.ts';
import { laneNames } from './lane-names.ts';
import { inquiryPath } from './paths.ts';
import { countOpenOf, insertInquiries, lineOfLane } from './store.ts';

export async function addInquiry(ctx: Context, asked: Received<typeof addInquiryCall>['body']) {
  const { db, session, now, language } = ctx;
  const { mode, polId, podId, cargo, day, remark } = asked;
  const ports = await portsById(db, [polId, podId], language);
  if (!ports.has(polId) || !ports.has(podId)) throw new AppError('NOT_FOUND');
  if ((await countOpenOf(db, session.userId)) >= mostInquiries) throw new AppError('TOO_MANY_INQUIRIES');
  const line = await lineOfLane(db, asked);
  const customer = await customerOfUser(db, session);
  const inquiryNo = await takeBillNumber(db, 'InquiryNumber', session.userId, now);
  const id = newId(now.getTime());
  ctx.auditTarget(inquiryNo);
  await insertInquiries(db, [
    {
      ...{ id, inquiryNo, status: 'open', askerId: session.userId, customerId: customer?.id ?? null },
      ...{ mode, polId, podId, lineId: line?.lineId ?? null, cargo: JSON.stringify(cargo), day, remark },
      ...{ creatorTime: now, lastModifyTime: now, rateId: null, answererId: null, answeredAt: null },
      ...{ closerId: null, closedAt: null },
    },
  ]);
  const lane = await laneNames(db, asked);
  await notify(ctx, {
    type: 'system',
    title: inBoth((spoken) =>
      filledWords(watchWords.asked[spoken], { who: session.realName, lane: lane[spoken] }),
    ),
    bodyText: [inquiryNo, remark].filter(Boolean).join(' · '),
    link: inquiryPath(id),
    userIds: (await answerersOf(db, line?.ownerId ?? null)).filter((userId) => userId !== session.userId),
    creatorUserId: session.userId,
    now,
  });
  return { id, inquiryNo };
}

/** Who is in charge of the line, while they answer inquiries; everybody who does where nobody is. */
async function answerersOf(db: Db, ownerId: string | null): Promise<string[]> {
  const right = { modelId: 'rateInquiry', button: 'btn_answer' };
  const owner = await peopleWith(db, right, ownerId === null ? [] : [ownerId]);
  const people = owner.length > 0 ? owner : await peopleWith(db, right);
  return people.filter(({ kind }) => kind === 'member').map(({ id }) => id);
}
