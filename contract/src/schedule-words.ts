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
  SCHEDULE_TOO_MANY_EVENTS: {
    code: 400,
    zh: '日程过多，无法一次导出，请缩小时间范围',
    en: 'There are too many events to export at once. Choose a shorter time.',
  },
  SCHEDULE_FILE_UNREADABLE: {
    code: 400,
    zh: '无法读取此文件，请选择日历文件（.ics）',
    en: 'This file cannot be read. Choose a calendar file (.ics).',
  },
  SCHEDULE_FILE_TOO_LARGE: {
    code: 400,
    zh: '日历文件过大：最大 1 MB、{count} 个日程',
    en: 'The calendar file is too large: at most 1 MB and {count} events.',
  },
  SCHEDULE_FILE_EMPTY: {
    code: 400,
    zh: '此日历文件中没有日程',
    en: 'There are no events in this calendar file.',
  },
  SCHEDULE_IMPORT_BAD: {
    code: 400,
    zh: '有 {count} 个日程无法读取，没有导入任何日程',
    en: '{count} {count:event|events} cannot be read. Nothing was imported.',
  },
  SCHEDULE_IMPORT_NOTHING: {
    code: 400,
    zh: '文件中的日程已全部在日历中，无需导入',
    en: 'Everything in the file is in your calendar already.',
  },
  SCHEDULE_IMPORT_CHANGED: {
    code: 409,
    zh: '“{name}”在导入后又被修改，不能撤销这次导入',
    en: '“{name}” was changed since, so the import cannot be undone.',
  },
  SCHEDULE_GONE: {
    code: 400,
    zh: '该日程不存在或无权查看',
    en: 'There is no such event, or you may not see it.',
  },
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
