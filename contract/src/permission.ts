import * as z from 'zod/mini';

/** What a grant is about: a column one may see, a form field one may fill, a button one may press. */
export const permissionKind = z.enum(['column', 'form', 'button']);
export type PermissionKind = z.infer<typeof permissionKind>;

/** Whose rows of a module a role sees, from the narrowest to the widest. */
export const dataScopes = ['own', 'department', 'departmentBelow', 'company', 'chosen', 'all'] as const;
export type DataScope = (typeof dataScopes)[number];

/** What a module gives to a role for which nobody chose: the wider one with any of those grants, otherwise the usual one. */
export const usualScope = z.object({
  usual: z.enum(dataScopes),
  wider: z.optional(z.object({ by: z.readonly(z.array(z.string())), scope: z.enum(dataScopes) })),
  /** Until somebody chooses, it is as wide as was chosen for this module. */
  follows: z.optional(z.string()),
});
export type UsualScope = z.infer<typeof usualScope>;

export const permissionItem = z.object({ id: z.string(), fullName: z.string(), enCode: z.string() });

/** One module's grants, as the client stores them. */
export const permissionEntry = z.object({
  modelId: z.string(),
  moduleName: z.string(),
  button: z.array(permissionItem),
  column: z.array(permissionItem),
  form: z.array(permissionItem),
  resource: z.array(permissionItem),
});
export type PermissionEntry = z.infer<typeof permissionEntry>;

/** What a menu entry opens (protocol: 1 group heading, 2 page, 3 online form …). */
export const menuType = {
  system: 0,
  catalogue: 1,
  page: 2,
  form: 3,
  dictionary: 4,
  report: 5,
  screen: 6,
  link: 7,
  portal: 8,
} as const;

export interface MenuEntry {
  id: string;
  parentId: string;
  fullName: string;
  enCode: string;
  icon: string;
  urlAddress: string;
  linkTarget: string;
  type: number;
  propertyJson: string;
  sortCode: number;
  hasChildren: boolean;
  children: MenuEntry[];
}

export const menuEntry: z.ZodMiniType<MenuEntry> = z.object({
  id: z.string(),
  parentId: z.string(),
  fullName: z.string(),
  enCode: z.string(),
  icon: z.string(),
  urlAddress: z.string(),
  linkTarget: z.string(),
  type: z.number(),
  propertyJson: z.string(),
  sortCode: z.number(),
  hasChildren: z.boolean(),
  get children() {
    return z.array(menuEntry);
  },
});

/** The parentId of a menu entry that stands at the top. */
export const menuRoot = '-1';
