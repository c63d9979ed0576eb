import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, listOf, moment } from './envelope.ts';
import { nameOf, optionalText } from './kept-fields.ts';
import { menuEntry } from './permission.ts';

const base = '/api/system/Menus';
const reads = { modelId: 'menuAdmin' } as const;
const changes = { modelId: 'menuAdmin', button: 'btn_edit' } as const;

/** Where somebody works: a phone and a desk can have different menus. */
export const menuDevices = ['phone', 'desk'] as const;
export type MenuDevice = (typeof menuDevices)[number];
export const shownOnChoices = ['both', ...menuDevices] as const;
export type ShownOn = (typeof shownOnChoices)[number];

/** Where an entry comes from: with the app, with a form of the company, or added here. */
export const menuOrigins = ['builtIn', 'form', 'own'] as const;

/** What an entry can open that the company makes. */
export const targetKinds = ['form', 'report', 'screen', 'portal'] as const;
export type TargetKind = (typeof targetKinds)[number];

export const deepestMenu = 4;

/** An address outside; one with a name and password in it only looks like another. */
const outside = z
  .string()
  .check(z.trim(), z.maxLength(500), z.regex(/^https?:\/\/[^\s/?#@\\]+([/?#][^\s\\]*)?$/i));
const icon = z.string().check(z.trim(), z.maxLength(50), z.regex(/^[A-Za-z0-9-]*$/));
const enName = z.string().check(z.trim(), z.maxLength(100));
const linkTarget = z.enum(['_self', '_blank']);
const systemId = z.string().check(z.minLength(1), z.maxLength(50));
const version = z.number();
const params = z.object({ id });

export const managedMenu = z.object({
  ...{ id: z.string(), version: z.number(), origin: z.enum(menuOrigins), type: z.number() },
  /** The catalogue it stands below; null at the top of its system. */
  ...{ parentId: z.nullable(z.string()), systemId: z.string() },
  ...{ fullName: z.string(), enName: z.string(), icon: z.string() },
  ...{ urlAddress: z.string(), linkTarget: z.string(), targetId: z.nullable(z.string()) },
  ...{ isHidden: z.boolean(), shownOn: z.enum(shownOnChoices) },
  /** A form that is not in use opens for nobody. */
  isEnabled: z.boolean(),
  /** Another than it comes with the app or its form: renamed, moved, hidden … */
  isChanged: z.boolean(),
  /** Whose grant shows it; a catalogue is seen by whoever sees something in it. */
  grantId: z.nullable(z.string()),
  /** How it is spelled, for the search. */
  quickQuery: z.string(),
});
export type ManagedMenu = z.infer<typeof managedMenu>;

export const menuSystem = z.object({
  ...{ id: z.string(), version: z.number(), isBuiltIn: z.boolean() },
  /** Empty: the built-in one is called as the settings say. */
  ...{ fullName: z.string(), enName: z.string(), icon: z.string() },
});
export type MenuSystem = z.infer<typeof menuSystem>;

const saved = z.object({ id: z.string(), version: z.number() });

export const getMenuTree = endpoint({
  ...{ name: 'getMenuTree', method: 'GET', path: base },
  summary: 'Every entry of the menu as it is shown, in its order, with the systems they stand in',
  response: z.object({
    systems: z.array(menuSystem),
    /** What the first system is called where it has no name. */
    ...{ sysName: z.string(), entries: z.array(managedMenu), mayChange: z.boolean() },
  }),
  needs: reads,
});

export const listMenuTargets = endpoint({
  ...{ name: 'listMenuTargets', method: 'GET', path: `${base}/Targets` },
  summary: 'What of the company an entry can open, by kind; kinds without any are left out',
  response: listOf(
    z.object({
      kind: z.enum(targetKinds),
      targets: z.array(z.object({ id: z.string(), fullName: z.string(), icon: z.string() })),
    }),
  ),
  needs: reads,
});

const names = { fullName: nameOf(50), enName: optionalText(100), icon: z._default(icon, '') };
const place = { systemId, parentId: z._default(z.nullable(id), null) };

export const addMenu = endpoint({
  ...{ name: 'addMenu', method: 'POST', path: base },
  summary:
    'Add a catalogue, a link to outside, or an entry for a form and the like, as the last in its place',
  body: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('catalogue'), ...names, ...place }),
    z.object({
      kind: z.literal('link'),
      ...{ ...names, ...place, urlAddress: outside, linkTarget: z._default(linkTarget, '_blank') },
    }),
    z.object({ kind: z.enum(targetKinds), ...names, ...place, targetId: id }),
  ]),
  response: saved,
  success: 'created',
  errors: ['FORBIDDEN', 'MENU_MISPLACED', 'ENTITY_REFERENCE_MISSING', 'FIELDS_INVALID'],
  needs: changes,
});

export const changeMenu = endpoint({
  ...{ name: 'changeMenu', method: 'PUT', path: `${base}/:id` },
  summary: 'Change what an entry is called and how it is shown; what is left out stays as it is',
  params,
  body: z.object({
    version,
    changes: z.partial(
      z.object({
        ...{ fullName: nameOf(50), enName, icon, isHidden: z.boolean(), shownOn: z.enum(shownOnChoices) },
        /** Of a link. */
        ...{ urlAddress: outside, linkTarget },
      }),
    ),
  }),
  response: saved,
  success: 'saved',
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'FORBIDDEN', 'MENU_NEEDED', 'FIELDS_INVALID'],
  needs: changes,
});

export const moveMenu = endpoint({
  ...{ name: 'moveMenu', method: 'POST', path: `${base}/:id/Move` },
  summary: 'Put an entry elsewhere, with everything below it; into another system, too',
  params,
  body: z.object({
    ...{ version, ...place },
    /** Which of those there comes after it; null: none, it is the last. */
    beforeId: z._default(z.nullable(id), null),
  }),
  response: saved,
  success: 'saved',
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'FORBIDDEN', 'MENU_MISPLACED', 'MENU_NEEDED'],
  needs: changes,
});

export const resetMenu = endpoint({
  ...{ name: 'resetMenu', method: 'POST', path: `${base}/:id/Reset` },
  summary: 'Give an entry back its built-in name, icon, place and order, shown everywhere',
  params,
  body: z.object({ version }),
  response: saved,
  success: 'done',
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'FORBIDDEN', 'MENU_MISPLACED', 'MENU_NEEDED'],
  needs: changes,
});

export const resetAllMenus = endpoint({
  ...{ name: 'resetAllMenus', method: 'POST', path: `${base}/ResetAll` },
  summary: 'The same for the whole menu; what the company added stays where it is',
  response: z.object({ count: z.number() }),
  success: 'done',
  errors: ['FORBIDDEN', 'MENU_NEEDED'],
  needs: changes,
});

export const listMenuUses = endpoint({
  ...{ name: 'listMenuUses', method: 'GET', path: `${base}/:id/Uses` },
  summary: 'What an entry holds and who has it, before it is deleted',
  params,
  response: z.object({
    /** Entries below it, which have to be moved first. */
    below: z.array(z.string()),
    /** Roles that were given it, where it has a grant of its own. */
    roles: z.array(z.string()),
    /** How many keep it within reach. */
    favourites: z.number(),
  }),
  errors: ['NOT_FOUND'],
  needs: reads,
});

export const removeMenu = endpoint({
  ...{ name: 'removeMenu', method: 'POST', path: `${base}/:id/Delete` },
  summary: 'Delete an entry that the company added',
  params,
  body: z.object({ version }),
  success: 'deleted',
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'FORBIDDEN', 'MENU_BUILT_IN', 'MENU_HOLDS'],
  needs: changes,
});

export const undoMenuChange = endpoint({
  ...{ name: 'undoMenuChange', method: 'POST', path: `${base}/:id/Undo` },
  summary: 'Take the last change of an entry back, as long as nothing else has happened to it since',
  params,
  body: z.object({ version }),
  response: saved,
  success: 'done',
  errors: [
    ...(['NOT_FOUND', 'RECORD_CHANGED', 'FORBIDDEN', 'MENU_UNDO_OVER'] as const),
    ...(['MENU_HOLDS', 'MENU_MISPLACED', 'MENU_NEEDED'] as const),
  ],
  needs: changes,
});

const history = listOf(
  z.object({
    ...{ version: z.number(), at: moment, byName: z.string(), act: z.string() },
    differences: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  }),
);

export const listMenuHistory = endpoint({
  ...{ name: 'listMenuHistory', method: 'GET', path: `${base}/:id/History` },
  summary: 'Who changed what of an entry or of a system, the newest first',
  params,
  response: history,
  errors: ['NOT_FOUND'],
  needs: reads,
});

const ofSystem = { fullName: nameOf(30), enName: optionalText(60), icon: z._default(icon, '') };

export const addMenuSystem = endpoint({
  ...{ name: 'addMenuSystem', method: 'POST', path: `${base}/Systems` },
  summary: 'Add a system with a menu of its own, as the last',
  body: z.object(ofSystem),
  response: saved,
  success: 'created',
  errors: ['FORBIDDEN'],
  needs: changes,
});

export const changeMenuSystem = endpoint({
  ...{ name: 'changeMenuSystem', method: 'PUT', path: `${base}/Systems/:id` },
  summary: 'Change what a system is called; the built-in one without a name is called as the settings say',
  params,
  body: z.object({
    version,
    ...{ ...ofSystem, fullName: z.string().check(z.trim(), z.maxLength(30)) },
  }),
  response: saved,
  success: 'saved',
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'FORBIDDEN', 'FIELDS_INVALID'],
  needs: changes,
});

export const removeMenuSystem = endpoint({
  ...{ name: 'removeMenuSystem', method: 'POST', path: `${base}/Systems/:id/Delete` },
  summary: 'Delete a system in which nothing stands any more',
  params,
  body: z.object({ version }),
  success: 'deleted',
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'FORBIDDEN', 'MENU_BUILT_IN', 'MENU_HOLDS'],
  needs: changes,
});

export const undoMenuSystem = endpoint({
  ...{ name: 'undoMenuSystem', method: 'POST', path: `${base}/Systems/:id/Undo` },
  summary: 'Take the last change of a system back',
  params,
  body: z.object({ version }),
  response: saved,
  success: 'done',
  errors: ['NOT_FOUND', 'RECORD_CHANGED', 'FORBIDDEN', 'MENU_UNDO_OVER', 'MENU_HOLDS'],
  needs: changes,
});

export const previewMenu = endpoint({
  ...{ name: 'previewMenu', method: 'GET', path: `${base}/Preview` },
  summary: 'The menu as somebody sees it, or whoever has just one role',
  query: z.object({ roleId: z.optional(id), userId: z.optional(id), device: z.enum(menuDevices) }),
  response: z.object({
    isCustomer: z.boolean(),
    /** Those in which they have a menu, in their order. */
    systems: z.array(
      z.object({
        ...{ id: z.string(), fullName: z.string(), enName: z.string(), icon: z.string() },
        menuList: z.array(menuEntry),
      }),
    ),
  }),
  errors: ['NOT_FOUND', 'FIELDS_INVALID'],
  needs: reads,
});
