import { AppError } from '@fairway/contract/app-error.ts';
import * as contract from '@fairway/contract/dictionary-admin.ts';
import { type Route, route } from '../../http/context.ts';
import { addDictionary, addDictionaryEntry, moveDictionaryEntry } from './add-item.ts';
import { changeItem, removeItem, undoItem } from './change-item.ts';
import { exportDictionary, importEntries, previewImport } from './import-entries.ts';
import { findItem } from './item-store.ts';
import { listDictionaryHistory, listManagedDictionaries, listManagedEntries } from './show-items.ts';
import { type DictionaryUsers, usesOf } from './uses.ts';

export const dictionaryAdminRoutes = (users: DictionaryUsers): Route[] => [
  route(contract.listManagedDictionaries, (ctx) => listManagedDictionaries(ctx)),
  route(contract.listManagedEntries, (ctx, { params }) => listManagedEntries(ctx, params.id)),
  route(contract.addDictionary, (ctx, { body }) => addDictionary(ctx, body)),
  route(contract.addDictionaryEntry, (ctx, { body }) => addDictionaryEntry(ctx, body)),
  route(contract.changeDictionary, (ctx, { params, body }) => changeItem(ctx, users, params, body)),
  route(contract.moveDictionaryEntry, (ctx, { params, body }) =>
    moveDictionaryEntry(ctx, users, params.id, body),
  ),
  route(contract.listDictionaryUses, async ({ db }, { params }) => {
    const item = await findItem(db, params.kind, params.id);
    if (!item) throw new AppError('NOT_FOUND');
    return { list: await usesOf(db, users, item) };
  }),
  route(contract.removeDictionary, (ctx, { params, body }) => removeItem(ctx, users, params, body.version)),
  route(contract.undoDictionaryChange, (ctx, { params, body }) => undoItem(ctx, users, params, body.version)),
  route(contract.listDictionaryHistory, (ctx, { params }) => listDictionaryHistory(ctx, params)),
  route(contract.exportDictionary, (ctx, { params }) => exportDictionary(ctx, params.id)),
  route(contract.previewDictionaryImport, (ctx, { params, body }) =>
    previewImport(ctx, params.id, body.fileId),
  ),
  route(contract.importDictionary, (ctx, { params, body }) => importEntries(ctx, params.id, body.fileId)),
];
