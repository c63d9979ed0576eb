import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const rateWatchRefusals = {
  TOO_MANY_WATCHES: {
    code: 400,
    zh: '收藏、降价提醒和航线订阅合计最多 200 条，请先删除一些',
    en: 'Two hundred favourites, alerts and subscriptions are the most. Remove some first.',
  },
  TOO_MANY_INQUIRIES: {
    code: 400,
    zh: '您还有 50 条未结束的询价，请先关闭一些',
    en: 'You have fifty open inquiries. Close some of them first.',
  },
  INQUIRY_CLOSED: { code: 400, zh: '询价已关闭', en: 'The inquiry is closed.' },
  INQUIRY_RATE_UNSEEN: {
    code: 400,
    zh: '询价人看不到这条运价，请选择对其开放的运价',
    en: 'Whoever asked cannot see this rate. Choose one that is offered to them.',
  },
} as const satisfies Record<string, Refusal>;

export const rateWatchModules = {
  rateWatch: {
    fullName: '收藏与提醒',
    enName: 'Watched rates',
    menu: { heading: 'rates', urlAddress: '/pages/freight/watches', icon: 'bell' },
    columns: {},
    forms: {},
    buttons: {},
    roles: {
      ...{ customer: [], sales: [], operations: [], pricing: 'all', finance: [], manager: 'all' },
      overseasAgent: [],
    },
  },
  rateInquiry: {
    fullName: '询价',
    enName: 'Rate inquiries',
    menu: { heading: 'rates', urlAddress: '/pages/freight/inquiries', icon: 'message' },
    columns: {},
    forms: {},
    buttons: { btn_answer: '答复' },
    roles: { customer: [], sales: [], operations: [], pricing: 'all', manager: 'all', overseasAgent: [] },
  },
} as const satisfies Record<string, Module>;
