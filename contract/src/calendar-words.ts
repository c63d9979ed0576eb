import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const calendarRefusals = {
  CALENDAR_DAY_MISPLACED: {
    code: 400,
    zh: '{day} 不在 {year} 年内',
    en: '{day} is not in {year}.',
  },
  CALENDAR_UNDO_OVER: {
    code: 400,
    zh: '没有可以撤销的修改',
    en: 'There is no change to undo.',
  },
} as const satisfies Record<string, Refusal>;

export const calendarModules = {
  calendar: {
    fullName: '工作日历',
    enName: 'Working calendar',
    menu: { heading: 'system', urlAddress: '/pages/system/calendar', icon: 'calendar' },
    columns: {},
    forms: {},
    buttons: { btn_edit: '编辑' },
  },
} as const satisfies Record<string, Module>;
