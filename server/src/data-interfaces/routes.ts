import * as contract from '@fairway/contract/data-interfaces.ts';
import { type Route, route } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import { type InterfaceUse, refuseStrangers } from './access.ts';
import { rowsOf } from './ask-interface.ts';
import { createInterface } from './create-interface.ts';
import { deleteInterface } from './delete-interface.ts';
import { describeInterface } from './describe-interface.ts';
import { listRows, rowsNamed, sentValues } from './list-rows.ts';
import { listInterfaces } from './store.ts';
import { updateInterface } from './update-interface.ts';

export const dataInterfaceRoutes = (use: InterfaceUse): Route[] => [
  route(contract.previewInterface, async (ctx, { params, body }) => {
    await refuseStrangers(ctx, params.id, use);
    return [...(await rowsOf(ctx, params.id, sentValues(body.paramList)))];
  }),
  ...[contract.listInterfaceRows, contract.listInterfaceRowsToo].map((endpoint) =>
    route(endpoint, async (ctx, { params, body }) => {
      await refuseStrangers(ctx, params.id, use);
      return listRows(ctx, params.id, body);
    }),
  ),
  ...[contract.getInterfaceRows, contract.getInterfaceRowsToo].map((endpoint) =>
    route(endpoint, async (ctx, { params, body }) => {
      await refuseStrangers(ctx, params.id, use);
      return rowsNamed(ctx, params.id, body);
    }),
  ),
  route(contract.listDataInterfaces, async ({ db }, { query }) => {
    const { rows, total } = await listInterfaces(db, query);
    const heads = rows.map(({ enabledMark, lastModifyTime, ...head }) => ({
      ...head,
      enabledMark: enabledMark === 1 ? (1 as const) : (0 as const),
      lastModifyTime: lastModifyTime.getTime(),
    }));
    return pageOf(heads, query, total);
  }),
  route(contract.getDataInterface, (ctx, { params }) => describeInterface(ctx, params.id)),
  route(contract.createDataInterface, (ctx, { body }) => createInterface(ctx, body)),
  route(contract.updateDataInterface, (ctx, { params, body }) => updateInterface(ctx, params.id, body)),
  route(contract.deleteDataInterface, (ctx, { params }) => deleteInterface(ctx, params.id, use)),
];
