import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const noticeRefusals = {
  NOTICE_PUBLISHED: {
    code: 400,
    zh: '公告已发布，请先撤回',
    en: 'This announcement is published. Take it back first.',
  },
  NOTICE_EMPTY: { code: 400, zh: '公告内容不能为空', en: 'The announcement has no content yet.' },
  NOTICE_EXPIRED: {
    code: 400,
    zh: '公告已过期，请重新设置过期时间',
    en: 'The announcement would have expired already. Choose a later time.',
  },
  NOTICE_WITHOUT_READERS: {
    code: 400,
    zh: '所选范围内没有可接收的人员',
    en: 'Nobody is within the chosen range.',
  },
} as const satisfies Record<string, Refusal>;

export const noticeModules = {
  notices: {
    fullName: '公告管理',
    enName: 'Announcements',
    menu: { heading: 'system', urlAddress: '/pages/system/notices', icon: 'bell' },
    columns: {},
    forms: {},
    buttons: { btn_add: '新增', btn_edit: '编辑', btn_remove: '删除', btn_publish: '发布' },
  },
} as const satisfies Record<string, Module>;
