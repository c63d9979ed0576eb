/** The frame around every screen. */
export const frame = {
  mainNavigation: '主导航',
  tabWorkflow: '协同',
  tabWorkbench: '工作台',
  tabHome: '首页',
  tabMy: '我的',
  unreadCount: '{count} 条未读',
  skipToContent: '跳到主要内容',
} as const;
