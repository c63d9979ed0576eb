import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, moment } from './envelope.ts';

const base = '/api/permission/Users';

/** What the columns of a sheet of people are about; the first three must be there. */
export const userSheetColumns = [
  ...(['account', 'realName', 'organisations', 'positions', 'roles', 'manager'] as const),
  ...(['mobilePhone', 'email', 'entryDate', 'ranks'] as const),
] as const;
export type UserSheetColumn = (typeof userSheetColumns)[number];

/** More people than this come in several sheets. */
export const mostImportedUsers = 5_000;

const needs = { modelId: 'user', button: 'btn_upload' } as const;
const sheetErrors = [
  ...(['NOT_FOUND', 'SHEET_UNREADABLE', 'SHEET_LOCKED', 'SHEET_TOO_LARGE', 'SHEET_EMPTY'] as const),
  'USER_SHEET_HEADINGS',
] as const;
const asked = z.object({ fileId: id });

const problem = z.object({
  row: z.number(),
  /** As the sheet names the cell: `C7`. */
  address: z.string(),
  column: z.enum(userSheetColumns),
  /** What stands in it. */
  text: z.string(),
  /** What is wrong with it. */
  words: z.string(),
});
export type UserSheetProblem = z.infer<typeof problem>;

export const getUserTemplate = endpoint({
  ...{ name: 'getUserTemplate', method: 'GET', path: `${base}/Import/Template` },
  summary:
    'An empty sheet of people (.xlsx), how to fill it in, and the organisations, positions and roles there are',
  reply: 'bytes',
  needs,
});

export const previewUserImport = endpoint({
  ...{ name: 'previewUserImport', method: 'POST', path: `${base}/Import/Preview`, command: false },
  summary: 'Who a sheet would add, and every cell that cannot be taken; nothing is kept',
  body: asked,
  response: z.object({
    ...{ fileName: z.string(), sheet: z.string() },
    /** Rows with somebody in them, and how many of these have a bad cell. */
    ...{ total: z.number(), bad: z.number() },
    /** Headings that mean nothing here. */
    ignored: z.array(z.string()),
    /** All of them: a sheet is mended at once. */
    problems: z.array(problem),
    /** The first people. */
    rows: z.array(
      z.object({
        ...{ row: z.number(), account: z.string(), realName: z.string() },
        ...{ organisations: z.array(z.string()), isBad: z.boolean() },
      }),
    ),
  }),
  errors: sheetErrors,
  needs,
});

export const importUsers = endpoint({
  ...{ name: 'importUsers', method: 'POST', path: `${base}/Import` },
  summary: 'Add the people of a sheet: all of them or none',
  body: asked,
  response: z.object({ id: z.string(), count: z.number() }),
  success: 'saved',
  errors: [...sheetErrors, 'USER_IMPORT_BAD'],
  needs,
});

export const undoUserImport = endpoint({
  ...{ name: 'undoUserImport', method: 'POST', path: `${base}/Import/:id/Undo` },
  summary: 'Take away everybody an import added, as long as nobody signed in or was changed since',
  params: z.object({ id }),
  response: z.object({ count: z.number() }),
  success: 'done',
  errors: ['NOT_FOUND', 'FORBIDDEN', 'USER_UNDO_OVER'],
  needs,
});

export const inviteImportedUsers = endpoint({
  ...{ name: 'inviteImportedUsers', method: 'POST', path: `${base}/Import/:id/Invite` },
  summary: 'A link for everybody an import added who has no password yet; earlier links end',
  params: z.object({ id }),
  response: z.object({
    expiresAt: moment,
    list: z.array(
      z.object({
        ...{ account: z.string(), realName: z.string(), mobilePhone: z.string(), email: z.string() },
        token: z.string(),
      }),
    ),
  }),
  success: 'created',
  // Each link lets in whoever holds it.
  keepsReply: false,
  errors: ['NOT_FOUND', 'FORBIDDEN'],
  needs: { modelId: 'user', button: 'btn_password' },
});
