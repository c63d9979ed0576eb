import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const reportLogRefusals = {
  REPORT_WITHOUT_READERS: {
    code: 400,
    zh: '请选择在职的同事作为接收人',
    en: 'Choose colleagues who work here as recipients.',
  },
  NO_READER_TO_REMIND: {
    code: 400,
    zh: '未读的人都已在一小时内提醒过',
    en: 'Everybody who has not read it was reminded within the last hour.',
  },
  NOBODY_TO_REMIND: {
    code: 400,
    zh: '所选人员都已提交或已提醒',
    en: 'All of them have written by now, or were reminded already.',
  },
} as const satisfies Record<string, Refusal>;

const all = 'all' as const;

export const reportLogModules = {
  reportLog: {
    fullName: '汇报日志',
    enName: 'Work reports',
    menu: { heading: 'office', urlAddress: '/pages/apply/reportLog/index', icon: 'report' },
    columns: {},
    forms: {},
    buttons: {},
    roles: {
      ...{ sales: all, operations: all, pricing: all, documents: all, finance: all },
      ...{ manager: all },
    },
  },
} as const satisfies Record<string, Module>;
