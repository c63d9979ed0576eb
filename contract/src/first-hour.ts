import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, listOf } from './envelope.ts';

const base = '/api/system/FirstHour';
const needs = { modelId: 'firstHour' } as const;
const addsPeople = { modelId: 'user', button: 'btn_upload' } as const;

/** What a new administrator is led through, in this order. */
export const firstHourSteps = ['company', 'departments', 'people', 'roles', 'flows', 'notice'] as const;
export type FirstHourStep = (typeof firstHourSteps)[number];

const cell = (most: number) => z._default(z.string().check(z.maxLength(most)), '');
const units = z.array(z.object({ id, version: z.number() }));

export const getFirstHour = endpoint({
  ...{ name: 'getFirstHour', method: 'GET', path: base },
  summary: 'How far a company is set up, counted from its rows',
  response: z.object({
    companyName: z.string(),
    steps: z.array(
      z.object({
        step: z.enum(firstHourSteps),
        isDone: z.boolean(),
        isSkipped: z.boolean(),
        /** Settings of its own, departments, people, roles somebody has, flows and forms, announcements. */
        count: z.number(),
      }),
    ),
    /** The reader does not want to be reminded of it. */
    isDismissed: z.boolean(),
  }),
  errors: ['FORBIDDEN'],
  needs,
});

export const skipFirstHourStep = endpoint({
  ...{ name: 'skipFirstHourStep', method: 'POST', path: `${base}/Skip` },
  summary: 'Leave a step out for now, or take it up again',
  body: z.object({ step: z.enum(firstHourSteps), isSkipped: z.boolean() }),
  success: 'saved',
  errors: ['FORBIDDEN'],
  needs,
});

export const dismissFirstHour = endpoint({
  ...{ name: 'dismissFirstHour', method: 'POST', path: `${base}/Dismiss` },
  summary: 'Take the reminder from my workbench, or put it back',
  body: z.object({ isDismissed: z.boolean() }),
  success: 'saved',
  errors: ['FORBIDDEN'],
  needs,
});

export const addDepartments = endpoint({
  ...{ name: 'addDepartments', method: 'POST', path: `${base}/Departments` },
  summary: 'Add departments written one on a line; those that are there already stay as they are',
  body: z.object({
    /** Levels by indent or by a path, `操作部/海运组`. */
    text: z.string().check(z.maxLength(20_000)),
    /** The company they stand in; none: the first one. */
    companyId: z._default(z.nullable(id), null),
  }),
  response: z.object({ units, known: z.number() }),
  success: 'created',
  errors: [
    'FORBIDDEN',
    'NOT_FOUND',
    'FIELDS_INVALID',
    'UNIT_NAME_TAKEN',
    'UNIT_CODE_TAKEN',
    'UNIT_MISPLACED',
  ],
  needs,
});

export const undoDepartments = endpoint({
  ...{ name: 'undoDepartments', method: 'POST', path: `${base}/Departments/Undo` },
  summary: 'Take departments away that were just added, as long as nothing uses them; all or none',
  body: z.object({ units: units.check(z.minLength(1), z.maxLength(200)) }),
  response: z.object({ count: z.number() }),
  success: 'done',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'RECORD_CHANGED', 'UNIT_UNDO_OVER', 'UNIT_USED'],
  needs,
});

/** More people than this come in a sheet. */
export const mostTypedPeople = 100;

export const addTypedPeople = endpoint({
  ...{ name: 'addTypedPeople', method: 'POST', path: `${base}/People` },
  summary:
    'Add people typed in a table: all of them or none. Heads of departments lead those typed with them',
  body: z.object({
    rows: z
      .array(
        z.object({
          realName: cell(100),
          /** Left empty it is made of how the name is spelled. */
          account: cell(100),
          mobilePhone: cell(50),
          /** As in a sheet of people: a path, or the end of one. */
          organisation: cell(300),
          role: cell(200),
          isHead: z._default(z.boolean(), false),
        }),
      )
      .check(z.minLength(1), z.maxLength(mostTypedPeople)),
    /** Given to all of them, each changes it at the first sign-in; none: they are invited. */
    firstPassword: z._default(z.string().check(z.maxLength(200)), ''),
  }),
  response: z.object({ id: z.string(), count: z.number(), accounts: z.array(z.string()) }),
  success: 'created',
  // Fields are named `3.mobilePhone`: row and column.
  errors: ['FORBIDDEN', 'USER_IMPORT_BAD', 'PASSWORD_TOO_WEAK'],
  needs: addsPeople,
});

export const undoTypedPeople = endpoint({
  ...{ name: 'undoTypedPeople', method: 'POST', path: `${base}/People/:id/Undo` },
  summary: 'Take everybody away who was typed together, as long as nobody signed in or was changed since',
  params: z.object({ id }),
  response: z.object({ count: z.number() }),
  success: 'done',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'USER_UNDO_OVER'],
  needs: addsPeople,
});

export const listFirstRoles = endpoint({
  ...{ name: 'listFirstRoles', method: 'GET', path: `${base}/Roles` },
  summary: 'The roles that came with the system, whether they are in use, and who has them',
  response: listOf(
    z.object({
      ...{ id: z.string(), version: z.number(), fullName: z.string(), isEnabled: z.boolean() },
      count: z.number(),
      /** A few of them. */
      names: z.array(z.string()),
    }),
  ),
  errors: ['FORBIDDEN'],
  needs,
});

export const giveRole = endpoint({
  ...{ name: 'giveRole', method: 'POST', path: `${base}/Roles/:id/People` },
  summary: 'Give a role to people who have it not yet; all or none',
  params: z.object({ id }),
  body: z.object({ userIds: z.array(id).check(z.minLength(1), z.maxLength(200)) }),
  /** As `undoUserChanges` takes them back. */
  response: z.object({ users: z.array(z.object({ id: z.string(), version: z.number() })) }),
  success: 'done',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'FIELDS_INVALID', 'ENTITY_REFERENCE_MISSING'],
  needs: { modelId: 'user', button: 'btn_edit' },
});
