import { AppError } from '@fairway/contract/app-error.ts';
import { type BoardMetric, type PersonalRole, personalRoles } from '@fairway/contract/board-fields.ts';
import { can } from '@fairway/domain/permission/can.ts';
import { customerOfUser } from '../../customers/customer-of-user.ts';
import type { Context } from '../../http/context.ts';
import { structureOf } from '../../organisation/structure.ts';
import { seenPlaces } from '../../permission/data-scopes.ts';
import { type Asked, type Question, question, type Sight, withBelow } from '../board-question.ts';
import { findMemberRoles, findShipmentsAs } from './store.ts';

/** What customers are told of their cargo: nothing of money. */
const volumes: readonly BoardMetric[] = ['jobs', 'teu', 'cbm', 'tons', 'chargeable'];

export interface Mine {
  question: Question;
  /** As whom it is asked; null of customers. */
  role: PersonalRole | null;
  roles: readonly PersonalRole[];
}

/** The board of a person: their own part, as they have to do with it. */
export async function personalQuestion(ctx: Context, asked: Asked, wanted?: PersonalRole): Promise<Mine> {
  const granted = await ctx.permissions();
  if (ctx.session.kind === 'customer') {
    refuseInside(asked.filters);
    const customerId = (await customerOfUser(ctx.db, ctx.session))?.id ?? '';
    const sight = { companyIds: null, userIds: [], customerId };
    return {
      question: await question(ctx, asked, { sight, seesProfit: false, seesPeople: false, shown: volumes }),
      ...{ role: null, roles: [] },
    };
  }
  const roles = await rolesOf(ctx);
  const role = wanted ?? roles[0] ?? 'sales';
  if (!roles.includes(role)) throw new AppError('FORBIDDEN');
  const seesProfit = can(granted, 'personalBoard', 'column', 'profit');
  const sight = await sightAs(ctx, role);
  return { question: await question(ctx, asked, { sight, seesProfit, seesPeople: true }), role, roles };
}

/** Who sells to them and what we think of them is nothing a customer finds out by asking. */
function refuseInside({ departmentIds, personIds, levels, kinds }: Asked['filters']): void {
  if ([departmentIds, personIds, levels, kinds].some((filter) => filter !== undefined))
    throw new AppError('FORBIDDEN');
}

/** Who confirms bills looks at those of others; who has nothing to do with shipments yet may sell some day. */
async function rolesOf(ctx: Context): Promise<PersonalRole[]> {
  const known = new Set<string>(await findMemberRoles(ctx.db, ctx.session.userId));
  if (can(await ctx.permissions(), 'invoice', 'button', 'btn_confirm')) known.add('finance');
  const roles = personalRoles.filter((role) => known.has(role));
  return roles.length === 0 ? ['sales'] : roles;
}

async function sightAs(ctx: Context, role: PersonalRole): Promise<Sight> {
  const { db, session } = ctx;
  if (role === 'sales') return { companyIds: [], userIds: [session.userId] };
  if (role !== 'finance')
    return {
      ...{ companyIds: null, userIds: [] },
      shipmentIds: await findShipmentsAs(db, session.userId, role),
    };
  const { byId } = await structureOf(db, session.organisationStamp);
  const { companyIds, userIds } = await seenPlaces(ctx, 'invoice');
  return { companyIds: [...withBelow(byId, companyIds)], userIds };
}
