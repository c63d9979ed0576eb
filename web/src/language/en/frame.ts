import type { frame as chinese } from '../zh-CN/frame.ts';

export const frame: Record<keyof typeof chinese, string> = {
  mainNavigation: 'Main navigation',
  tabWorkflow: 'Teamwork',
  tabWorkbench: 'Workbench',
  tabHome: 'Home',
  tabMy: 'Me',
  unreadCount: '{count} unread',
  skipToContent: 'Skip to content',
};
