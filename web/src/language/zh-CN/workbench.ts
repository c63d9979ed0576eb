/** The workbench. */
export const workbench = {
  workbenchLine: '今天也一帆风顺',
  workbenchEmpty: '暂无可用功能',
  workbenchEmptyLine: '管理员为您开通功能后会显示在这里',
  systemSwitch: '切换系统',
  systemSwitched: '已切换到“{name}”',
  workbenchOther: '其他功能',
  favouritesProposed: '按您的权限推荐',
  customerLine: '很高兴为您服务',
  customerServices: '我的服务',
  favouriteApps: '常用功能',
  favouritesAdd: '添加',
} as const;
