import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, listOf, moment } from './envelope.ts';
import { nameOf, optionalText } from './kept-fields.ts';

const base = '/api/system/Dictionaries';
const modelId = 'dictionary' as const;
const needs = { modelId };
const adds = { modelId, button: 'btn_add' };
const edits = { modelId, button: 'btn_edit' };
const removes = { modelId, button: 'btn_remove' };
const uploads = { modelId, button: 'btn_upload' };

/** A dictionary itself, or something that can be chosen in one. */
export const dictionaryKinds = ['type', 'entry'] as const;
export type DictionaryKind = (typeof dictionaryKinds)[number];

/** What can stand in the way of deleting one. */
export const dictionaryUses = ['below', 'forms', 'records', 'flows', 'people'] as const;
export type DictionaryUse = (typeof dictionaryUses)[number];

/** More than this nobody finds in a list of choices. */
export const mostDictionaryEntries = 5_000;

/** As forms and clients name it. */
const enCode = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(50), z.regex(/^[A-Za-z0-9][A-Za-z0-9._/-]*$/));

const named = {
  ...{ id: z.string(), version: z.number() },
  ...{ enCode: z.string(), fullName: z.string(), enName: z.string() },
  /** What the system calls it; null for what the company added. */
  standard: z.nullable(z.object({ fullName: z.string(), enName: z.string() })),
};
const dictionary = z.object({ ...named, isTree: z.boolean(), entries: z.number() });
export type ManagedDictionary = z.infer<typeof dictionary>;
const entry = z.object({ ...named, parentId: z.nullable(z.string()), isEnabled: z.boolean() });
export type ManagedEntry = z.infer<typeof entry>;

const kind = z.enum(dictionaryKinds);
const params = z.object({ kind, id });
const saved = z.object({ id: z.string(), version: z.number() });
const version = z.number();
const taken = ['DICTIONARY_CODE_TAKEN', 'DICTIONARY_NAME_TAKEN'] as const;
const missed = ['NOT_FOUND', 'RECORD_CHANGED'] as const;

export const listManagedDictionaries = endpoint({
  ...{ name: 'listManagedDictionaries', method: 'GET', path: base },
  summary: 'Every dictionary, with how many entries it has',
  response: listOf(dictionary),
  needs,
});

export const listManagedEntries = endpoint({
  ...{ name: 'listManagedEntries', method: 'GET', path: `${base}/type/:id/Entries` },
  summary: 'Every entry of a dictionary in its order, also those that are switched off',
  params: z.object({ id }),
  response: listOf(entry),
  errors: ['NOT_FOUND'],
  needs,
});

export const addDictionary = endpoint({
  ...{ name: 'addDictionary', method: 'POST', path: `${base}/type` },
  summary: 'Add a dictionary',
  body: z.object({ enCode, fullName: nameOf(50), enName: optionalText(100), isTree: z.boolean() }),
  response: saved,
  success: 'created',
  errors: taken,
  needs: adds,
});

export const addDictionaryEntry = endpoint({
  ...{ name: 'addDictionaryEntry', method: 'POST', path: `${base}/entry` },
  summary: 'Add an entry, as the last of those beside it',
  body: z.object({
    typeId: id,
    parentId: z._default(z.nullable(id), null),
    ...{ enCode, fullName: nameOf(100), enName: optionalText(200) },
  }),
  response: saved,
  success: 'created',
  errors: ['NOT_FOUND', 'DICTIONARY_MISPLACED', 'DICTIONARY_FULL', ...taken],
  needs: adds,
});

export const changeDictionary = endpoint({
  ...{ name: 'changeDictionary', method: 'PUT', path: `${base}/:kind/:id` },
  summary: 'Change a dictionary or an entry; what is left out stays as it is',
  params,
  body: z.object({
    version,
    changes: z.partial(
      z.object({
        ...{ enCode, fullName: nameOf(100), enName: z.string().check(z.trim(), z.maxLength(200)) },
        /** Of an entry. */
        isEnabled: z.boolean(),
        /** Of a dictionary. */
        isTree: z.boolean(),
      }),
    ),
  }),
  response: saved,
  success: 'saved',
  errors: [...missed, ...taken, 'DICTIONARY_BUILT_IN', 'DICTIONARY_USED', 'DICTIONARY_NOT_FLAT'],
  needs: edits,
});

export const moveDictionaryEntry = endpoint({
  ...{ name: 'moveDictionaryEntry', method: 'POST', path: `${base}/entry/:id/Move` },
  summary: 'Put an entry elsewhere, with everything below it',
  params: z.object({ id }),
  body: z.object({
    version,
    parentId: z._default(z.nullable(id), null),
    /** Which of those there comes after it; null: none, it is the last. */
    beforeId: z._default(z.nullable(id), null),
  }),
  response: saved,
  success: 'saved',
  errors: [...missed, 'DICTIONARY_MISPLACED', 'DICTIONARY_NAME_TAKEN'],
  needs: edits,
});

export const listDictionaryUses = endpoint({
  ...{ name: 'listDictionaryUses', method: 'GET', path: `${base}/:kind/:id/Uses` },
  summary: 'What uses a dictionary or an entry, before it is deleted',
  params,
  response: listOf(z.object({ use: z.enum(dictionaryUses), count: z.number(), names: z.array(z.string()) })),
  errors: ['NOT_FOUND'],
  needs,
});

export const removeDictionary = endpoint({
  ...{ name: 'removeDictionary', method: 'POST', path: `${base}/:kind/:id/Delete` },
  summary: 'Delete a dictionary or an entry that the company added and nothing uses',
  params,
  body: z.object({ version }),
  success: 'deleted',
  errors: [...missed, 'DICTIONARY_USED', 'DICTIONARY_BUILT_IN'],
  needs: removes,
});

export const undoDictionaryChange = endpoint({
  ...{ name: 'undoDictionaryChange', method: 'POST', path: `${base}/:kind/:id/Undo` },
  summary: 'Take the last change of a dictionary or an entry back',
  params,
  body: z.object({ version }),
  response: saved,
  success: 'done',
  errors: [
    ...missed,
    ...taken,
    ...(['DICTIONARY_UNDO_OVER', 'DICTIONARY_USED', 'DICTIONARY_MISPLACED'] as const),
    ...(['DICTIONARY_NOT_FLAT', 'DICTIONARY_BUILT_IN'] as const),
  ],
  needs: edits,
});

export const listDictionaryHistory = endpoint({
  ...{ name: 'listDictionaryHistory', method: 'GET', path: `${base}/:kind/:id/History` },
  summary: 'Who changed what of a dictionary or an entry, the newest first',
  params,
  response: listOf(
    z.object({
      ...{ version: z.number(), at: moment, byName: z.string(), act: z.string() },
      differences: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  errors: ['NOT_FOUND'],
  needs,
});

export const exportDictionary = endpoint({
  ...{ name: 'exportDictionary', method: 'GET', path: `${base}/type/:id/Export` },
  summary: 'The entries of a dictionary as a sheet (.xlsx) that can be imported again',
  params: z.object({ id }),
  reply: 'bytes',
  errors: ['NOT_FOUND'],
  needs: { modelId, button: 'btn_download' },
});

const sheetErrors = [
  ...(['NOT_FOUND', 'SHEET_UNREADABLE', 'SHEET_LOCKED', 'SHEET_TOO_LARGE', 'SHEET_EMPTY'] as const),
  ...(['DICTIONARY_SHEET_HEADINGS', 'DICTIONARY_FULL'] as const),
];
const found = z.object({ added: z.number(), changed: z.number() });

export const previewDictionaryImport = endpoint({
  ...{ name: 'previewDictionaryImport', method: 'POST', path: `${base}/type/:id/Import/Preview` },
  summary: 'What a sheet would add and change, and every cell that cannot be taken; nothing is kept',
  command: false,
  params: z.object({ id }),
  body: z.object({ fileId: id }),
  response: z.object({
    ...found.shape,
    problems: z.array(z.object({ address: z.string(), text: z.string(), words: z.string() })),
  }),
  errors: sheetErrors,
  needs: uploads,
});

export const importDictionary = endpoint({
  ...{ name: 'importDictionary', method: 'POST', path: `${base}/type/:id/Import` },
  summary: 'Add and change the entries of a sheet, all of them or none',
  params: z.object({ id }),
  body: z.object({ fileId: id }),
  response: found,
  success: 'done',
  errors: [...sheetErrors, 'DICTIONARY_SHEET_WRONG'],
  needs: uploads,
});
