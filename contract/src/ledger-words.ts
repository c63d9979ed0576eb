import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const ledgerRefusals = {
  PERIOD_CLOSED: {
    code: 400,
    zh: '会计期间 {period} 已关闭，不能再记账',
    en: 'The accounting period {period} is closed: nothing is booked into it any more.',
  },
  PERIOD_STATE_WRONG: {
    code: 400,
    zh: '会计期间 {period} 的状态不允许此操作',
    en: 'This cannot be done with the period {period} as it is now.',
  },
  PERIOD_NOT_OVER: { code: 400, zh: '{period} 尚未结束，不能关账', en: '{period} is not over yet.' },
  PERIOD_EARLIER_OPEN: {
    code: 400,
    zh: '请先关闭更早的期间 {period}',
    en: 'Close the earlier period {period} first.',
  },
  PERIOD_LATER_CLOSED: {
    code: 400,
    zh: '请先打开之后的期间 {period}',
    en: 'Open the later period {period} first.',
  },
  PERIOD_NOT_READY: {
    code: 400,
    zh: '{period} 还有未完成的事项：{what}',
    en: '{period} still has open items: {what}',
  },
  VOUCHERS_NONE: {
    code: 400,
    zh: '{period} 没有尚未导出的凭证',
    en: 'Every voucher of {period} was exported already.',
  },
} as const satisfies Record<string, Refusal>;

export const ledgerModules = {
  ledger: {
    fullName: '会计期间与总账',
    enName: 'Periods and ledger',
    menu: { heading: 'finance', urlAddress: '/pages/shipment/ledger/index', icon: 'log' },
    columns: {},
    forms: {},
    buttons: {
      btn_close: '关账',
      btn_lock: '锁账',
      btn_reopen: '反关账',
      btn_download: '导出凭证',
    },
    roles: { finance: ['btn_close', 'btn_download'], manager: 'all' },
  },
} as const satisfies Record<string, Module>;
