import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, isExternal, listOf, pageOf, paging, personName } from './envelope.ts';

/** What a node of a selector stands for; `0` is the family's word for a category of groups. */
export const nodeType = z.enum([
  'company',
  'department',
  'position',
  'role',
  'group',
  'user',
  'catalogue',
  '0',
]);
export type NodeType = z.infer<typeof nodeType>;

/** A node of any tree one can pick from; a tree of people has people as its leaves. */
export interface TreeNode {
  id: string;
  parentId: string;
  fullName: string;
  type: NodeType;
  icon: string;
  hasChildren: boolean;
  isLeaf: boolean;
  enabledMark: number;
  /** It is shown for what is below it and cannot be picked itself. */
  disabled?: boolean | undefined;
  /** Names from the top, `公司/部门`. */
  organize: string;
  /** Ids from the top. */
  organizeIds: string[];
  /** Pinyin and initials, so that a search needs no dictionary of its own. */
  quickQuery: string;
  /** Unique within the tree, where one thing stands in several places. */
  onlyId: string;
  headIcon?: string | undefined;
  gender?: string | undefined;
  /** Of people: a customer. */
  isExternal?: boolean | undefined;
  children?: TreeNode[] | undefined;
}

export const treeNode: z.ZodMiniType<TreeNode> = z.object({
  id: z.string(),
  parentId: z.string(),
  fullName: z.string(),
  type: nodeType,
  icon: z.string(),
  hasChildren: z.boolean(),
  isLeaf: z.boolean(),
  enabledMark: z.number(),
  disabled: z.optional(z.boolean()),
  organize: z.string(),
  organizeIds: z.array(z.string()),
  quickQuery: z.string(),
  onlyId: z.string(),
  headIcon: z.optional(z.string()),
  gender: z.optional(z.string()),
  isExternal: z.optional(isExternal),
  get children() {
    return z.optional(z.array(treeNode));
  },
});

export const userItem = z.object({
  id: z.string(),
  account: z.string(),
  realName: z.string(),
  /** `name/account`. */
  fullName: z.string(),
  headIcon: z.string(),
  gender: z.string(),
  mobilePhone: z.string(),
  organize: z.string(),
  organizeIds: z.array(z.string()),
  icon: z.string(),
  type: z.literal('user'),
  isAdministrator: z.boolean(),
  isExternal,
  quickQuery: z.string(),
  /** 0: they have left. Searches never find them, but records that name them still can be read. */
  enabledMark: z.number(),
});
export type UserItem = z.infer<typeof userItem>;

/** Somebody whom a list of candidates offers. */
export const pickablePerson = z.object({
  id: z.string(),
  fullName: z.string(),
  isExternal,
  headIcon: z.string(),
  organize: z.string(),
});

/** Most ids one call may name. */
export const mostIds = 2_000;
const ids = z.array(z.string().check(z.maxLength(80))).check(z.maxLength(mostIds));
const optionalIds = z._default(ids, []);
const keyword = z.optional(z.string().check(z.maxLength(100)));

/** `id--type`, as a field that mixes people, departments, positions, roles and groups keeps it. */
export const mixedIdSeparator = '--';

/** Both spellings of a list of ids; the older one is `userId`. */
const givenIds = { userId: z.optional(ids), ids: z.optional(ids) };

/** The ranges a selector may be limited to. */
const ranges = {
  departIds: optionalIds,
  positionIds: optionalIds,
  userIds: optionalIds,
  roleIds: optionalIds,
  groupIds: optionalIds,
};

const pageWanted = z._default(z.object(paging), { currentPage: 1, pageSize: 20, sort: 'desc' });

export const listAllUsers = endpoint({
  name: 'listAllUsers',
  method: 'GET',
  path: '/api/permission/Users/All',
  summary: 'Every colleague, short',
  response: listOf(
    z.object({
      id: z.string(),
      account: z.string(),
      realName: z.string(),
      headIcon: z.string(),
      gender: z.string(),
      quickQuery: z.string(),
      isExternal,
    }),
  ),
});

export const getUserTree = endpoint({
  name: 'getUserTree',
  method: 'GET',
  path: '/api/permission/Users/Selector',
  summary: 'Companies, departments and the people in them',
  response: listOf(treeNode),
});

export const listContacts = endpoint({
  name: 'listContacts',
  method: 'GET',
  path: '/api/permission/Users/ImUser',
  summary: 'People one may write to, without oneself',
  query: z.object(paging),
  response: pageOf(
    z.object({
      id: z.string(),
      account: z.string(),
      realName: z.string(),
      headIcon: z.string(),
      department: z.string(),
      quickQuery: z.string(),
      isExternal,
    }),
  ),
});

export const listContactsBelow = endpoint({
  name: 'listContactsBelow',
  method: 'POST',
  path: '/api/permission/Users/ImUser/Selector/:id',
  summary: 'One level of the company tree (0: the top), or a search over all people',
  params: z.object({ id }),
  body: z.object({ ...paging }),
  response: pageOf(treeNode),
  errors: ['NOT_FOUND'],
  command: false,
});

export const listUsersInRange = endpoint({
  name: 'listUsersInRange',
  method: 'POST',
  path: '/api/permission/Users/UserCondition',
  summary: 'The people a selector is limited to',
  body: z.object({ ...ranges, pagination: pageWanted }),
  response: pageOf(userItem),
  command: false,
});

export const listUsersByIds = endpoint({
  name: 'listUsersByIds',
  method: 'POST',
  path: '/api/permission/Users/getUserList',
  summary: 'These people, in the given order',
  body: z.object(givenIds),
  response: listOf(userItem),
  command: false,
});

export const listSelected = endpoint({
  name: 'listSelected',
  method: 'POST',
  path: '/api/permission/Users/getSelectedList',
  summary: 'What these mixed ids stand for, in the given order',
  body: z.object(givenIds),
  response: listOf(treeNode),
  command: false,
});

export const listSelectedUsers = endpoint({
  name: 'listSelectedUsers',
  method: 'POST',
  path: '/api/permission/Users/getSelectedUserList',
  summary: 'The people behind these mixed ids: departments, positions, roles and groups are opened',
  body: z.object({ ...givenIds, pagination: pageWanted }),
  response: pageOf(userItem),
  command: false,
});

export const searchSubordinates = endpoint({
  name: 'searchSubordinates',
  method: 'POST',
  path: '/api/permission/Users/getSubordinates',
  summary: 'My people, at every level below me',
  body: z.object({ keyword }),
  response: z.array(userItem),
  command: false,
});

export const getManagedUserTree = endpoint({
  name: 'getManagedUserTree',
  method: 'POST',
  path: '/api/permission/Users/GetListByAuthorize/:id',
  summary: 'One level of the organisations one manages (0: the top), with their people',
  params: z.object({ id }),
  body: z.object({ keyword }),
  response: listOf(treeNode),
  errors: ['NOT_FOUND'],
  command: false,
});

export const getDefaultUser = endpoint({
  name: 'getDefaultUser',
  method: 'POST',
  path: '/api/permission/Users/getDefaultCurrentValueUserId',
  summary: 'Me, if I am inside the range',
  body: z.object(ranges),
  response: z.object({ userId: z.string() }),
  command: false,
});

export const listUsersOfOrganisation = endpoint({
  name: 'listUsersOfOrganisation',
  method: 'GET',
  path: '/api/permission/Users/getOrganization',
  summary: 'The people of an organisation (0: my own)',
  query: z.object({ organizeId: z._default(id, '0'), keyword }),
  response: z.array(userItem),
  errors: ['NOT_FOUND'],
});

export const getOrganisationTree = endpoint({
  name: 'getOrganisationTree',
  method: 'GET',
  path: '/api/permission/Organize/Selector/0',
  summary: 'Companies and departments',
  query: z.object({ keyword }),
  response: listOf(treeNode),
});

export const getDepartmentTree = endpoint({
  name: 'getDepartmentTree',
  method: 'GET',
  path: '/api/permission/Organize/Department/Selector/0',
  summary: 'Departments, below companies that cannot be picked',
  response: listOf(treeNode),
});

export const getOrganisationsInRange = endpoint({
  name: 'getOrganisationsInRange',
  method: 'POST',
  path: '/api/permission/Organize/OrganizeCondition',
  summary: 'The organisations a selector is limited to, with what is above them',
  body: z.object({ departIds: optionalIds, keyword }),
  response: listOf(treeNode),
  command: false,
});

export const getDefaultDepartment = endpoint({
  name: 'getDefaultDepartment',
  method: 'POST',
  path: '/api/permission/Organize/getDefaultCurrentValueDepartmentId',
  summary: 'My department, if it is inside the range',
  body: z.object({ departIds: optionalIds }),
  response: z.object({ departmentId: z.string() }),
  command: false,
});

export const getPositionTree = endpoint({
  name: 'getPositionTree',
  method: 'GET',
  path: '/api/permission/Position/Selector',
  summary: 'Companies, departments and their positions',
  response: listOf(treeNode),
});

export const listAllPositions = endpoint({
  name: 'listAllPositions',
  method: 'GET',
  path: '/api/permission/Position/All',
  summary: 'Every position, without the organisation above it',
  response: listOf(z.object({ id: z.string(), fullName: z.string(), enCode: z.string() })),
});

export const getPositionsInRange = endpoint({
  name: 'getPositionsInRange',
  method: 'POST',
  path: '/api/permission/Position/PositionCondition',
  summary: 'The positions a selector is limited to, with what is above them',
  body: z.object({ keyword, departIds: optionalIds, positionIds: optionalIds }),
  response: listOf(treeNode),
  command: false,
});

export const getGroupTree = endpoint({
  name: 'getGroupTree',
  method: 'GET',
  path: '/api/permission/Group/Selector',
  summary: 'Groups below their categories',
  response: z.array(treeNode),
});

export const getRoleTree = endpoint({
  name: 'getRoleTree',
  method: 'GET',
  path: '/api/permission/Role/Selector',
  summary: 'Roles',
  response: listOf(treeNode),
});

export const getCompanyTree = endpoint({
  name: 'getCompanyTree',
  method: 'GET',
  path: '/api/erpcargo/BaseData/GetCompanyTree/0',
  summary: 'Companies only: where cargo belongs',
  response: listOf(treeNode),
});

export const getUserCard = endpoint({
  name: 'getUserCard',
  method: 'GET',
  path: '/api/app/User/:id',
  summary: 'What everybody may know of a colleague',
  params: z.object({ id }),
  response: z.object({
    id: z.string(),
    realName: z.string(),
    isExternal,
    account: z.string(),
    organizeName: z.string(),
    positionName: z.string(),
    telePhone: z.string(),
    landline: z.string(),
    mobilePhone: z.string(),
    headIcon: z.string(),
    email: z.string(),
    /** 0: they have left. */
    enabledMark: z.number(),
    /** Whoever leads them, from their direct manager to the top. */
    managers: z.array(
      z.object({
        id: z.string(),
        realName: z.string(),
        isExternal,
        headIcon: z.string(),
        positionName: z.string(),
      }),
    ),
  }),
  errors: ['NOT_FOUND'],
});

export const renamePerson = endpoint({
  name: 'renamePerson',
  method: 'PUT',
  path: '/api/permission/Users/:id/RealName',
  summary: 'Change what somebody is called, a customer too; for who manages people',
  params: z.object({ id }),
  body: z.object({ realName: personName }),
  success: 'updated',
  errors: ['FORBIDDEN', 'NOT_FOUND', 'FIELDS_INVALID'],
});

export const listSubordinates = endpoint({
  name: 'listSubordinates',
  method: 'GET',
  path: '/api/permission/Users/Current/Subordinate/:id',
  summary: 'The people who report to one of mine (0: myself as the only node)',
  params: z.object({ id }),
  response: z.array(
    z.object({
      id: z.string(),
      avatar: z.string(),
      /** `name/account`. */
      userName: z.string(),
      isExternal,
      department: z.string(),
      position: z.string(),
      isLeaf: z.boolean(),
    }),
  ),
  errors: ['NOT_FOUND'],
});
