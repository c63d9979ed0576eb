import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const scheduleRefusals = {
  SCHEDULE_ENDS_TOO_EARLY: {
    code: 400,
    zh: '结束时间必须晚于开始时间',
    en: 'The end must be later than the start.',
  },
  SCHEDULE_REPEATS_TOO_SHORT: {
    code: 400,
    zh: '结束重复时间必须晚于开始时间',
    en: 'The repetition must end later than the start.',
  },
  SCHEDULE_RULE_WRONG: {
    code: 400,
    zh: '重复规则无效，请重新设置',
    en: 'This repetition never comes true. Choose another one.',
  },
  SCHEDULE_GONE: { code: 400, zh: '该日程已被删除', en: 'This event was deleted.' },
} as const satisfies Record<string, Refusal>;

export const scheduleModules = {
  schedule: {
    fullName: '我的日程',
    enName: 'My schedule',
    menu: { heading: 'office', urlAddress: '/pages/apply/schedule/index', icon: 'calendar' },
    columns: {},
    forms: {},
    buttons: { btn_team: '查看下属日程' },
    roles: {
      sales: [],
      operations: [],
      pricing: [],
      documents: [],
      finance: [],
      manager: 'all',
    },
  },
} as const satisfies Record<string, Module>;
