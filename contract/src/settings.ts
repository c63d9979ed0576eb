import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, listOf, moment } from './envelope.ts';
import { settingChanges, settingKeys, settingSections } from './setting-fields.ts';

const base = '/api/system/Settings';
const needs = { modelId: 'setting' } as const;
const edits = { modelId: 'setting', button: 'btn_edit' } as const;

const value = z.union([z.string(), z.number()]);
export type SettingValue = z.infer<typeof value>;

const setting = z.object({
  key: z.enum(settingKeys),
  value,
  /** What holds until the company sets something else. */
  standard: value,
  /** The company set it. */
  isOwn: z.boolean(),
  /** Who set it and when; nobody for what came with the system. */
  byName: z.string(),
  at: z.nullable(moment),
  /** The most the operator of the system allows. */
  most: z.nullable(z.number()),
});
export type Setting = z.infer<typeof setting>;

const section = z.enum(settingSections);
const params = z.object({ section });
const saved = z.object({ version: z.number() });
const refused = ['FIELDS_INVALID', 'NOT_FOUND', 'SETTING_LOCKS_OUT', 'SETTING_PICTURE_TOO_LARGE'] as const;

export const listSettings = endpoint({
  ...{ name: 'listSettings', method: 'GET', path: base },
  summary: 'Every setting of the company by section, with its default and who changed it',
  response: listOf(z.object({ section, version: z.number(), settings: z.array(setting) })),
  needs,
});

export const changeSettings = endpoint({
  ...{ name: 'changeSettings', method: 'PUT', path: `${base}/:section` },
  summary: 'Change settings of a section; null goes back to the default, what is left out stays',
  params,
  body: z.object({ version: z.number(), changes: settingChanges }),
  response: saved,
  success: 'saved',
  errors: ['RECORD_CHANGED', ...refused],
  needs: edits,
});

export const undoSettings = endpoint({
  ...{ name: 'undoSettings', method: 'POST', path: `${base}/:section/Undo` },
  summary: 'Take the last change of a section back',
  params,
  body: z.object({ version: z.number() }),
  response: saved,
  success: 'done',
  errors: ['RECORD_CHANGED', 'SETTING_UNDO_OVER', ...refused],
  needs: edits,
});

export const listSettingHistory = endpoint({
  ...{ name: 'listSettingHistory', method: 'GET', path: `${base}/:section/History` },
  summary: 'Who changed what of a section, the newest first',
  params,
  response: listOf(
    z.object({
      ...{ version: z.number(), at: moment, byName: z.string(), act: z.string() },
      /** Null stands for the default. */
      differences: z.array(
        z.object({ key: z.string(), before: z.nullable(value), after: z.nullable(value) }),
      ),
    }),
  ),
  needs,
});

export const getCompanyPicture = endpoint({
  ...{ name: 'getCompanyPicture', method: 'GET', path: '/api/system/Picture/:id' },
  summary: 'The logo, or the picture of the login screen',
  access: 'open',
  params: z.object({ id }),
  reply: 'bytes',
  errors: ['NOT_FOUND'],
});
