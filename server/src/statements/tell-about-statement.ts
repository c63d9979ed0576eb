import { filledWords } from '@fairway/contract/filled-words.ts';
import { statementPath } from '@fairway/contract/statements.ts';
import { thousandsFormat } from '@fairway/domain/money/thousands.ts';
import { customerById } from '../customers/customers-by-id.ts';
import { usersOfCustomer } from '../customers/users-of-customer.ts';
import type { Context } from '../http/context.ts';
import { statementNewsWords } from '../language/statement-words.ts';
import { inBoth } from '../language/words.ts';
import { notify } from '../messages/notify.ts';
import { partyNames } from '../shipments/shipment-lookups.ts';
import type { StoredStatement } from './stored-statement.ts';

type Telling = Pick<Context, 'db' | 'bus' | 'afterCommit' | 'now' | 'session'>;

interface News {
  what: keyof typeof statementNewsWords;
  userIds: readonly string[];
  line: string;
}

/** Leaves a message that opens the statement. */
async function tell(
  ctx: Telling,
  { id, statementNo, partyId, periodFrom, periodTo }: StoredStatement,
  { what, userIds, line }: News,
): Promise<void> {
  if (userIds.length === 0) return;
  const names = {
    zh: (await partyNames(ctx.db, [partyId], 'zh')).get(partyId) ?? '',
    en: (await partyNames(ctx.db, [partyId], 'en')).get(partyId) ?? '',
  };
  await notify(ctx, {
    type: 'system',
    title: inBoth((language) =>
      filledWords(statementNewsWords[what][language], {
        ...{ no: statementNo, customer: names[language], from: periodFrom, to: periodTo },
      }),
    ),
    bodyText: inBoth(() => line),
    link: `${statementPath}?id=${id}`,
    ...{ creatorUserId: ctx.session.userId, userIds, now: ctx.now },
  });
}

/** The people of the customer learn what they owe; gives how many there are. */
export async function tellCustomer(ctx: Telling, statement: StoredStatement): Promise<number> {
  const userIds = await usersOfCustomer(ctx.db, statement.partyId);
  const line = statement.sums
    .map(({ currency, closing }) => `${currency} ${thousandsFormat(closing)}`)
    .join(' · ');
  await tell(ctx, statement, { what: 'sent', userIds, line });
  return userIds.length;
}

/** Who made it and who sells to the customer learn what the customer said. */
export async function tellStaff(
  ctx: Telling,
  statement: StoredStatement,
  what: 'confirmed' | 'disputed',
  line: string,
): Promise<void> {
  const customer = await customerById(ctx.db, statement.partyId);
  const userIds = [statement.createdBy, customer?.salesId ?? null].flatMap((userId) => userId ?? []);
  await tell(ctx, statement, { what, userIds: [...new Set(userIds)], line });
}
