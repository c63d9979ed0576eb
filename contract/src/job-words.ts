import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const jobRefusals = {
  JOBS_GONE: {
    code: 400,
    zh: '所选任务已完成、正在执行或已被处理，请刷新后再看',
    en: 'These jobs are done, running or taken care of by now. Please refresh.',
  },
} as const satisfies Record<string, Refusal>;

export const jobModules = {
  job: {
    fullName: '后台任务',
    enName: 'Background jobs',
    menu: { heading: 'system', urlAddress: '/pages/system/jobs', icon: 'clock' },
    columns: {},
    forms: {},
    buttons: { btn_again: '重试', btn_drop: '丢弃' },
  },
} as const satisfies Record<string, Module>;
