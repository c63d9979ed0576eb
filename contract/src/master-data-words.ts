import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const masterDataRefusals = {
  PORT_ALIAS_TAKEN: {
    code: 400,
    zh: '{alias} 已经是 {port} 的代码或别名',
    en: '{alias} is a code or alias of {port} already.',
  },
  TIME_ZONE_UNKNOWN: { code: 400, zh: '没有 {zone} 这个时区', en: 'There is no time zone {zone}.' },
  CHECK_DIGIT_WRONG: {
    code: 400,
    zh: '{value} 的校验位不对，请核对',
    en: 'The check digit of {value} is wrong. Please check the number.',
  },
  SAILING_DATES_WRONG: {
    code: 400,
    zh: '到港时间不能早于开船时间',
    en: 'A vessel cannot arrive before it departs.',
  },
  EXCHANGE_RATE_MISSING: {
    code: 400,
    zh: '汇率缺失：{date} 没有 {pair} 的汇率，请财务维护',
    en: 'There is no exchange rate {pair} for {date}. Please ask finance to enter one.',
  },
  EXCHANGE_RATE_LOCKED: {
    code: 400,
    zh: '该汇率已锁定，不能修改或删除',
    en: 'This exchange rate is locked. It cannot be changed or deleted.',
  },
  EXCHANGE_RATE_SAME_CURRENCY: {
    code: 400,
    zh: '两个币种不能相同',
    en: 'The two currencies must differ.',
  },
  PERIOD_ENDS_EARLY: {
    code: 400,
    zh: '有效期的止不能早于起',
    en: 'A period cannot end before it begins.',
  },
  PERIODS_OVERLAP: {
    code: 400,
    zh: '有效期与第 {row} 行重叠',
    en: 'The period overlaps with that of row {row}.',
  },
} as const satisfies Record<string, Refusal>;

const kept = { btn_add: '新增', btn_edit: '编辑', btn_remove: '删除' };

export const masterDataModules = {
  masterData: {
    fullName: '基础资料',
    enName: 'Master data',
    menu: { heading: 'reference', urlAddress: '/pages/masterData/index', icon: 'folder' },
    columns: {},
    forms: {},
    buttons: { ...kept, btn_upload: '导入', btn_download: '导出' },
    roles: { sales: ['btn_download'], operations: ['btn_download'], pricing: 'all', manager: 'all' },
  },
  sailings: {
    fullName: '船期',
    enName: 'Sailings',
    menu: { heading: 'reference', urlAddress: '/pages/masterData/sailings', icon: 'ship' },
    columns: {},
    forms: {},
    buttons: { ...kept, btn_upload: '导入', btn_download: '导出' },
    roles: { sales: ['btn_download'], operations: 'all', pricing: 'all', manager: 'all' },
  },
  exchangeRates: {
    fullName: '汇率',
    enName: 'Exchange rates',
    menu: { heading: 'reference', urlAddress: '/pages/masterData/exchangeRates', icon: 'coins' },
    columns: {},
    forms: {},
    buttons: { ...kept, btn_upload: '导入', btn_download: '导出' },
    roles: { sales: [], operations: [], pricing: [], finance: 'all', manager: ['btn_download'] },
  },
} as const satisfies Record<string, Module>;
