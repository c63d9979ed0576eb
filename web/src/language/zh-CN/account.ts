/** The personal centre. */
export const account = {
  organisation: '所属组织',
  position: '岗位',
  appearance: '外观',
  aboutApp: '关于',
  version: '版本',
  none: '暂无',
  signOut: '退出登录',
  signOutConfirm: '确定退出当前账号吗？',
  signOutBody: '退出后需要重新登录才能使用。',
  signOutUploads: '有 {count} 个文件正在上传，退出后将被取消。',
} as const;
