import { AppError } from '@fairway/contract/app-error.ts';
import type { Received } from '@fairway/contract/endpoint.ts';
import type { saveChargeTemplate as saveCall } from '@fairway/contract/shipment-charges.ts';
import { newId } from '../database/new-id.ts';
import type { Context } from '../http/context.ts';
import { readerOf, refuseCustomers } from './reader.ts';
import { countTemplates, deleteTemplateRow, keepTemplate, listTemplateRows } from './template-store.ts';

const mostTemplates = 100;

export async function listChargeTemplates(ctx: Context) {
  refuseCustomers(await readerOf(ctx));
  const rows = await listTemplateRows(ctx.db, mostTemplates);
  return {
    list: rows.map(({ id, name, lines, creatorTime }) => ({
      ...{ id, name, lines, creatorTime: creatorTime.getTime() },
    })),
  };
}

export async function saveChargeTemplate(ctx: Context, { name, lines }: Received<typeof saveCall>['body']) {
  const { db, now, session } = ctx;
  refuseCustomers(await readerOf(ctx));
  if ((await countTemplates(db)) >= mostTemplates) throw new AppError('CHARGE_TOO_MANY_TEMPLATES');
  const template = { id: newId(now.getTime()), ownerId: session.userId, name, lines, creatorTime: now };
  ctx.auditTarget(name);
  return { id: await keepTemplate(db, template) };
}

export async function deleteChargeTemplate(ctx: Context, id: string) {
  refuseCustomers(await readerOf(ctx));
  if (!(await deleteTemplateRow(ctx.db, id))) throw new AppError('NOT_FOUND');
  return {};
}
