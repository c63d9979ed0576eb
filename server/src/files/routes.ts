import * as contract from '@fairway/contract/files.ts';
import { type Route, route, routeWithOwnTransaction, signed } from '../http/context.ts';
import { pageOf } from '../http/page.ts';
import type { Readers } from './access.ts';
import { deleteMyFile } from './delete-my-file.ts';
import { myFileOf } from './describe-file.ts';
import { downloadFile } from './download-file.ts';
import { getDownload } from './get-download.ts';
import { getImage } from './get-image.ts';
import { getSignedFile } from './get-signed-file.ts';
import { fileLimits } from './limits.ts';
import { findStorageUsed, listFilesOf } from './store.ts';
import { uploadFile } from './upload-file.ts';

export const fileRoutes = (readers: Readers): Route[] => [
  routeWithOwnTransaction(contract.uploadFile, (ctx, { params }) => uploadFile(ctx, params.type)),
  route(contract.getDownload, (ctx, { params }) => getDownload(ctx, params.type, params.fileId, readers)),
  route(contract.downloadFile, (ctx, { query }) => downloadFile(ctx, query.encryption)),
  route(contract.getImage, (ctx, { params, query }) =>
    getImage(ctx, params.type, params.name, query.size ?? 'full', readers),
  ),
  signed(
    route(contract.getSignedFile, (ctx, { params, query }) =>
      getSignedFile(ctx, { ...params, size: query.size ?? 'full' }, readers.sent),
    ),
  ),
  route(contract.listMyFiles, async ({ db, session }, { query }) => {
    const { rows, total } = await listFilesOf(db, session.userId, query);
    return pageOf(rows.map(myFileOf), query, total);
  }),
  route(contract.getMyStorage, async ({ db, session, config }) => ({
    used: (await findStorageUsed(db, session.userId)).mine,
    limit: (await fileLimits(db, config)).person,
  })),
  route(contract.deleteMyFile, (ctx, { params }) => deleteMyFile(ctx, params.fileId)),
];
