import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const billRuleRefusals = {
  BILL_RULE_PREFIX_TAKEN: {
    code: 400,
    zh: '前缀 {prefix} 已被其他单据使用，可能产生重复编号',
    en: 'The prefix {prefix} is or was that of another rule: numbers could come twice.',
  },
  BILL_RULE_SAME_LENGTH: {
    code: 400,
    zh: '新编号与旧编号长度相同而日期不同，可能产生重复编号，请改用其他位数或前缀',
    en: 'Numbers would be as long as earlier ones with another date, and could come twice. Choose other digits or another prefix.',
  },
  BILL_RULE_START_TOO_LOW: {
    code: 400,
    zh: '本期已发出编号，起始号不能小于曾用过的 {start}',
    en: 'Numbers of this period are given already: the start cannot be below {start}, which it was.',
  },
  BILL_RULE_UNDO_OVER: {
    code: 400,
    zh: '“{name}”没有可以撤销的修改',
    en: 'There is no change of “{name}” to undo.',
  },
} as const satisfies Record<string, Refusal>;

export const billRuleModules = {
  billRule: {
    fullName: '单据编号',
    enName: 'Bill numbers',
    menu: { heading: 'system', urlAddress: '/pages/system/billRules', icon: 'numbers' },
    columns: {},
    forms: {},
    buttons: { btn_edit: '编辑' },
  },
} as const satisfies Record<string, Module>;
