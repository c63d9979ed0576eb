import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, listOf, moment } from './envelope.ts';
import { nameOf, optionalText } from './kept-fields.ts';

const base = '/api/permission/Units';

/** What a company is divided into: whatever people are placed in and rules name. */
export const unitKinds = ['company', 'department', 'position', 'role', 'group'] as const;
export type UnitKind = (typeof unitKinds)[number];

/** What can stand in the way of deleting a unit. */
export const unitUses = ['people', 'below', 'roles', 'flows', 'forms', 'punchRules', 'books'] as const;
export type UnitUse = (typeof unitUses)[number];

const enCode = z.string().check(z.trim(), z.maxLength(50), z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]*$/));

const written = {
  fullName: nameOf(50),
  enName: z.string().check(z.trim(), z.maxLength(100)),
  enCode,
  /** Who leads a company or department. */
  managerId: z.nullable(id),
  /** The heading a group stands below. */
  category: nameOf(50),
  /** Where a role holds, with everything below; none: everywhere. */
  boundTo: z.array(id).check(z.maxLength(100)),
  isEnabled: z.boolean(),
};

export const unit = z.object({
  ...{ id: z.string(), version: z.number(), kind: z.enum(unitKinds) },
  /** The company or department it stands in; null for what stands in none. */
  parentId: z.nullable(z.string()),
  ...{ fullName: z.string(), enName: z.string(), enCode: z.string(), category: z.string() },
  manager: z.nullable(z.object({ id: z.string(), fullName: z.string() })),
  ...{ boundTo: z.array(z.string()), isEnabled: z.boolean() },
  /** Who belongs to it itself and can sign in. */
  people: z.number(),
  /** How it is spelled, for the search. */
  quickQuery: z.string(),
});
export type Unit = z.infer<typeof unit>;

const params = z.object({ id });
const saved = z.object({ id: z.string(), version: z.number() });
const refused = [
  ...(['FORBIDDEN', 'UNIT_CODE_TAKEN', 'UNIT_NAME_TAKEN', 'UNIT_MISPLACED'] as const),
  ...(['ENTITY_REFERENCE_MISSING', 'FIELDS_INVALID'] as const),
];
const version = z.number();

export const listUnits = endpoint({
  ...{ name: 'listUnits', method: 'GET', path: base },
  summary:
    'Companies, departments and positions, roles and groups, as far as the reader manages them, in order',
  response: listOf(unit),
});

export const addUnit = endpoint({
  ...{ name: 'addUnit', method: 'POST', path: base },
  summary: 'Add a unit, as the last of those beside it; without a code it is given one',
  body: z.object({
    kind: z.enum(unitKinds),
    parentId: z._default(z.nullable(id), null),
    fullName: written.fullName,
    enName: optionalText(100),
    enCode: z.optional(enCode),
    managerId: z._default(written.managerId, null),
    category: optionalText(50),
    boundTo: z._default(written.boundTo, []),
  }),
  response: saved,
  success: 'created',
  errors: refused,
});

export const changeUnit = endpoint({
  ...{ name: 'changeUnit', method: 'PUT', path: `${base}/:id` },
  summary: 'Change a unit; what is left out stays as it is',
  params,
  body: z.object({ version, changes: z.partial(z.object(written)) }),
  response: saved,
  success: 'saved',
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'UNIT_TOP_CLOSED', ...refused],
});

export const moveUnit = endpoint({
  ...{ name: 'moveUnit', method: 'POST', path: `${base}/:id/Move` },
  summary: 'Put a unit elsewhere, with everything below it',
  params,
  body: z.object({
    version,
    parentId: z._default(z.nullable(id), null),
    /** Which of those there comes after it; null: none, it is the last. */
    beforeId: z._default(z.nullable(id), null),
  }),
  response: saved,
  success: 'saved',
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'FORBIDDEN', 'UNIT_MISPLACED', 'UNIT_NAME_TAKEN'],
});

export const listUnitUses = endpoint({
  ...{ name: 'listUnitUses', method: 'GET', path: `${base}/:id/Uses` },
  summary: 'What uses a unit, before it is merged or deleted',
  params,
  response: listOf(
    z.object({
      ...{ use: z.enum(unitUses), count: z.number() },
      /** A few of them. */
      names: z.array(z.string()),
    }),
  ),
  errors: ['NOT_FOUND'],
});

export const mergeUnits = endpoint({
  ...{ name: 'mergeUnits', method: 'POST', path: `${base}/:id/Merge` },
  summary: 'Move the people of a unit and everything below it into another of its kind, and delete it',
  params,
  body: z.object({ version, intoId: id }),
  response: z.object({
    ...{ id: z.string(), people: z.number(), below: z.number() },
    /** What was written in the past still names it, so it is closed and not deleted. */
    isKept: z.boolean(),
  }),
  success: 'done',
  errors: [
    ...(['NOT_FOUND', 'RECORD_CHANGED', 'FORBIDDEN', 'UNIT_MISPLACED'] as const),
    ...(['UNIT_USED', 'UNIT_HAS_BOOKS', 'UNIT_NAME_TAKEN'] as const),
  ],
});

export const removeUnit = endpoint({
  ...{ name: 'removeUnit', method: 'POST', path: `${base}/:id/Delete` },
  summary: 'Delete a unit that nothing uses',
  params,
  body: z.object({ version }),
  success: 'deleted',
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'FORBIDDEN', 'UNIT_USED'],
});

export const undoUnitChange = endpoint({
  ...{ name: 'undoUnitChange', method: 'POST', path: `${base}/:id/Undo` },
  summary: 'Take the last change of a unit back, as long as nothing else has happened to it since',
  params,
  body: z.object({ version }),
  response: saved,
  success: 'done',
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'UNIT_UNDO_OVER', ...refused],
});

export const listUnitHistory = endpoint({
  ...{ name: 'listUnitHistory', method: 'GET', path: `${base}/:id/History` },
  summary: 'Who changed what of a unit, the newest first',
  params,
  response: listOf(
    z.object({
      ...{ version: z.number(), at: moment, byName: z.string(), act: z.string() },
      differences: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    }),
  ),
  errors: ['NOT_FOUND'],
});
