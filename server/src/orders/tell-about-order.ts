import { filledWords } from '@fairway/contract/filled-words.ts';
import { orderPath } from '@fairway/contract/orders.ts';
import { usersOfCustomer } from '../customers/users-of-customer.ts';
import type { Db } from '../database/open.ts';
import { lineOfLane } from '../freight/line-of-lane.ts';
import type { Context } from '../http/context.ts';
import { orderMessages } from '../language/order-words.ts';
import { inBoth } from '../language/words.ts';
import { portsById } from '../master-data/lookups.ts';
import { notify, type Teller } from '../messages/notify.ts';
import { peopleWith } from '../permission/people-with.ts';
import type { StoredOrder } from './store.ts';

export type OrderNews = keyof typeof orderMessages;

interface News {
  what: OrderNews;
  userIds: readonly string[];
  /** Who did it. */
  by?: { userId: string; realName: string } | undefined;
  remark?: string;
  now: Date;
}

/** Leaves a message about an order that opens it, with everybody but who did it. */
export async function tellAboutOrder(
  teller: Teller,
  order: StoredOrder,
  { what, userIds, by, remark = '', now }: News,
): Promise<void> {
  const ports = await portsById(
    teller.db,
    [order.polId, order.podId].flatMap((id) => id ?? []),
    'zh',
  );
  const name = (id: string | null, language: 'zh' | 'en') => {
    const port = id === null ? undefined : ports.get(id);
    return (language === 'zh' ? port?.nameCn || port?.nameEn : port?.nameEn || port?.nameCn) ?? '';
  };
  const { orderNo, soNo, shipmentNo } = order;
  await notify(teller, {
    type: 'system',
    title: inBoth((language) =>
      filledWords(orderMessages[what][language], { name: by?.realName ?? '', orderNo, soNo, shipmentNo }),
    ),
    bodyText: inBoth((language) =>
      [
        `${name(order.polId, language)} → ${name(order.podId, language)}`,
        language === 'zh' ? order.customerNameZh : order.customerNameEn || order.customerNameZh,
        remark,
      ]
        .filter(Boolean)
        .join(' · '),
    ),
    link: `${orderPath}?id=${order.id}`,
    ...(by && { creatorUserId: by.userId }),
    ...{ userIds: userIds.filter((userId) => userId !== by?.userId), now },
  });
}

/** Tells the customer's people, whoever of ours ordered for them, and who answers for the customer. */
export async function tellCustomer(
  ctx: Pick<Context, 'db' | 'bus' | 'afterCommit' | 'now'> & { session?: Context['session'] },
  order: StoredOrder,
  what: OrderNews,
  remark = '',
): Promise<void> {
  const users = await usersOfCustomer(ctx.db, order.customerId);
  const ours = [order.isPlacedByStaff ? order.placedBy : null, order.salesId].flatMap((id) => id ?? []);
  await tellAboutOrder(ctx, order, {
    ...{ what, userIds: [...users, ...ours], by: ctx.session, remark, now: ctx.now },
  });
}

/** Tells who answers orders of this lane. */
export async function tellHandlers(
  ctx: Pick<Context, 'db' | 'bus' | 'afterCommit' | 'now'> & { session?: Context['session'] },
  order: StoredOrder,
  what: OrderNews,
  remark = '',
): Promise<void> {
  const userIds = await handlersOf(ctx.db, order);
  await tellAboutOrder(ctx, order, { what, userIds, by: ctx.session, remark, now: ctx.now });
}

const accepting = { modelId: 'onlineOrder', button: 'btn_accept' };

/** Who is in charge of the trade line, while they accept orders; everybody who does where nobody is. */
export async function handlersOf(
  db: Db,
  { polId, podId }: Pick<StoredOrder, 'polId' | 'podId'>,
): Promise<string[]> {
  const line = polId !== null && podId !== null ? await lineOfLane(db, { polId, podId }) : undefined;
  const owner = line?.ownerId ? await peopleWith(db, accepting, [line.ownerId]) : [];
  const people = owner.length > 0 ? owner : await peopleWith(db, accepting);
  return people.filter(({ kind }) => kind === 'member').map(({ id }) => id);
}

/** Who may accept beyond the credit of a customer. */
export async function creditApprovers(db: Db): Promise<string[]> {
  const people = await peopleWith(db, { modelId: 'onlineOrder', button: 'btn_credit' });
  return people.filter(({ kind }) => kind === 'member').map(({ id }) => id);
}
