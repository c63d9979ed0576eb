import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id } from './envelope.ts';
import { dataScopes, permissionKind, usualScope } from './permission.ts';

const base = '/api/permission/Rights';
const module = { modelId: 'rights' } as const;

/** A place in the menu and what can be granted in it. */
const grantable = z.object({
  ...{ id: z.string(), parentId: z.nullable(z.string()), fullName: z.string(), urlAddress: z.string() },
  isHeading: z.boolean(),
  items: z.array(
    z.object({ id: z.string(), kind: permissionKind, enCode: z.string(), fullName: z.string() }),
  ),
  /** Of a module with rows of people: what a role sees of them until somebody chooses. */
  scope: z.nullable(usualScope),
});
export type Grantable = z.infer<typeof grantable>;

const roleRights = z.object({
  ...{
    id: z.string(),
    version: z.number(),
    fullName: z.string(),
    isEnabled: z.boolean(),
    people: z.number(),
  },
  /** Modules, what of them it has and the scopes that were chosen for it (`module.scope.department`), by id. */
  granted: z.array(z.string()),
});
export type RoleRights = z.infer<typeof roleRights>;

/** Companies and departments that scopes name. */
const namedOrganisation = z.object({ id: z.string(), fullName: z.string() });

export const getRightsMatrix = endpoint({
  ...{ name: 'getRightsMatrix', method: 'GET', path: base },
  summary: 'Every module with what can be granted in it, and what each role has',
  response: z.object({
    modules: z.array(grantable),
    roles: z.array(roleRights),
    organisations: z.array(namedOrganisation),
    mayChange: z.boolean(),
  }),
  needs: module,
});

const grantId = z.string().check(z.minLength(1), z.maxLength(200), z.regex(/^[\w.-]+$/));

export const changeRights = endpoint({
  ...{ name: 'changeRights', method: 'PUT', path: `${base}/:id` },
  summary:
    'Give a role modules, buttons, columns, fields and data scopes, and take others; it holds at once, everywhere',
  params: z.object({ id }),
  body: z.object({
    version: z.number(),
    give: z._default(z.array(grantId).check(z.maxLength(2_000)), []),
    take: z._default(z.array(grantId).check(z.maxLength(2_000)), []),
  }),
  response: z.object({ id: z.string(), version: z.number() }),
  success: 'saved',
  errors: ['NOT_FOUND', 'FORBIDDEN', 'RECORD_CHANGED', 'GRANT_UNKNOWN'],
  needs: { modelId: 'rights', button: 'btn_edit' },
});

const explainedRights = z.object({
  isAdministrator: z.boolean(),
  /** All their roles; one that holds elsewhere only gives nothing here. */
  roles: z.array(z.object({ id: z.string(), fullName: z.string(), isHeld: z.boolean() })),
  /** The modules they have. An administrator has all of them, with or without a role. */
  modules: z.array(
    z.object({
      ...{ id: z.string(), fullName: z.string(), urlAddress: z.string(), roleIds: z.array(z.string()) },
      items: z.array(
        z.object({
          ...{ id: z.string(), kind: permissionKind, fullName: z.string() },
          roleIds: z.array(z.string()),
        }),
      ),
      /** Whose rows they see of it, and by which roles; together they see all of it. */
      scopes: z.array(
        z.object({
          kind: z.enum(dataScopes),
          organisations: z.array(namedOrganisation),
          roleIds: z.array(z.string()),
        }),
      ),
    }),
  ),
});
export type ExplainedRights = z.infer<typeof explainedRights>;

export const explainRights = endpoint({
  ...{ name: 'explainRights', method: 'GET', path: `${base}/OfPerson/:id` },
  summary: 'What somebody has where they work now, and which of their roles give it',
  params: z.object({ id }),
  response: explainedRights,
  errors: ['NOT_FOUND'],
  needs: module,
});

export const explainMyRights = endpoint({
  ...{ name: 'explainMyRights', method: 'GET', path: `${base}/Mine` },
  summary: 'What the caller has where they work now, and which of their roles give it',
  response: explainedRights,
});
