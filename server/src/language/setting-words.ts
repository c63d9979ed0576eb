import type { SettingSection } from '@fairway/contract/setting-fields.ts';
import type { SettingProblem } from '@fairway/domain/settings/setting-problems.ts';
import { noSuchZone, type Words } from './words.ts';

export const settingSectionWords: Record<SettingSection, Words> = {
  company: { zh: '公司', en: 'Company' },
  login: { zh: '登录与会话', en: 'Sign-in and sessions' },
  password: { zh: '密码规则', en: 'Passwords' },
  storage: { zh: '上传与空间', en: 'Uploads and space' },
  messages: { zh: '消息', en: 'Messages' },
  region: { zh: '地区与时间', en: 'Region and time' },
  orders: { zh: '在线订单', en: 'Online orders' },
  release: { zh: '放货', en: 'Cargo release' },
  taxInvoices: { zh: '开票', en: 'Tax invoices' },
  punchCard: { zh: '外勤打卡', en: 'Field punch card' },
};

export const settingProblemWords: Record<SettingProblem, Words> = {
  noSuchZone,
  notAnAddress: {
    zh: '只能填写地址或网段，例如 10.0.0.8 或 10.1.0.0/16',
    en: 'takes addresses and networks only, such as 10.0.0.8 or 10.1.0.0/16',
  },
  listEmpty: { zh: '启用白名单时不能为空', en: 'must not be empty while the list holds' },
  nightIsNone: { zh: '结束时间不能与开始时间相同', en: 'must not end when it begins' },
  remindsTooEarly: { zh: '提前提醒的天数必须小于更新周期', en: 'must be less than the cycle' },
  overLimit: { zh: '不能超过运维方允许的上限', en: 'is more than the operator allows' },
};
