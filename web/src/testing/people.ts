import { type MenuEntry, menuRoot, menuType, type PermissionEntry } from '@fairway/contract/permission.ts';
import type { CurrentUser, SysConfigInfo, UserInfo } from '@fairway/contract/session.ts';

export const sysConfigInfo: SysConfigInfo = {
  sysName: '航道',
  sysVersion: '3.4.7',
  loginIcon: '',
  copyright: 'Copyright © 2023 跨境国际物流',
  companyName: '远航国际物流集团',
  companyEnName: '',
  navigationIcon: '',
  workLogoIcon: '',
  logoIcon: '',
  appIcon: '',
  title: '航道',
  domain: '',
};

export const userInfo: UserInfo = {
  userId: 'u1',
  userAccount: 'sales01',
  userName: '王小明',
  userKind: 'member',
  isExternal: false,
  headIcon: '',
  organizeId: 'o1',
  organizeIdList: ['o1'],
  organizeName: '远航国际物流集团/销售一部',
  departmentId: 'd1',
  departmentName: '销售一部',
  positionId: 'p1',
  positionName: '销售代表',
  positionIds: [{ id: 'p1', name: '销售代表' }],
  roleIds: [],
  roleName: '',
  groupIds: [],
  groupNames: '',
  manager: '',
  mobilePhone: '',
  email: '',
  gender: '',
  birthday: null,
  isAdministrator: false,
  systemId: '',
  appSystemId: '',
  systemIds: [],
  portalId: '',
  appPortalId: '',
  prevLogin: 1,
  prevLoginTime: Date.UTC(2026, 10, 14, 1, 30),
  prevLoginIPAddress: '',
  prevLoginIPAddressName: '',
  signImg: '',
  changePasswordDate: null,
  workflowEnabled: 1,
};

const entry = (id: string, changes: Partial<MenuEntry>): MenuEntry => ({
  id,
  parentId: menuRoot,
  fullName: id,
  enCode: id,
  icon: '',
  urlAddress: '',
  linkTarget: '_self',
  type: menuType.page,
  propertyJson: '',
  sortCode: 0,
  hasChildren: false,
  children: [],
  ...changes,
});

export const menuPage = (id: string, fullName: string, urlAddress: string) =>
  entry(id, { fullName, urlAddress });
export const menuHeading = (id: string, fullName: string, children: MenuEntry[]) =>
  entry(id, { fullName, type: menuType.catalogue, hasChildren: true, children });

export const menuList = [
  menuHeading('office', '日常办公', [menuPage('myFiles', '我的文件', '/pages/file/index')]),
  menuHeading('rates', '运价中心', [menuPage('freight', '运价查询', '/pages/freight/freight/index')]),
];

/** The grants of one module, by the enCodes of its buttons and columns. */
export function grants(modelId: string, button: string[], column: string[] = []): PermissionEntry {
  const items = (enCodes: string[]) => enCodes.map((enCode) => ({ id: enCode, fullName: enCode, enCode }));
  return {
    modelId,
    moduleName: modelId,
    button: items(button),
    column: items(column),
    form: [],
    resource: [],
  };
}

export const currentUser: CurrentUser = {
  userInfo,
  permissionList: [grants('myFiles', ['btn_upload', 'btn_download', 'btn_remove'])],
  menuList,
  sysConfigInfo,
};
