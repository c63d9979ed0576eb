export const bill = {
  billRulesTitle: '单据编号',
  billRuleSearch: '名称或前缀',
  billRuleNone: '没有找到编号规则',
  billRuleChoose: '请选择',
  billRuleName: '名称',
  billRulePrefix: '前缀',
  billRulePrefixHint: '大写字母和连字符，各单据不同',
  billRuleDate: '日期与重新计数',
  billRuleDateHint: '编号里的日期变化时，流水号重新开始',
  billRuleNoDate: '不含日期，从不重新计数',
  billRuleYear: '年，每年重新计数',
  billRuleMonth: '年月，每月重新计数',
  billRuleDay: '年月日，每天重新计数',
  billRuleDigits: '流水号位数',
  billRuleStart: '起始号',
  billRuleDrop: '放弃修改',
  billRuleSaved: '编号规则已保存',
  billRuleUndone: '已撤销最近一次修改',
  billRulePreview: '接下来的三个编号',
  billRulePreviewHint: '已展示给他人而未使用的编号会先用掉。',
  billRuleExhausted: '位数不足，已没有可用编号',
  billRuleHistory: '修改记录',
  billRuleHistoryNone: '还没有修改记录',
  billRuleActUndo: '撤销',
  billRuleUndo: '撤销最近一次修改',
  billRuleDifference: '{field}：{before} → {after}',
  actChangeBillRule: '修改单据编号规则',
  actUndoBillRule: '撤销单据编号规则的修改',
} as const;

type Own = typeof bill;
declare module '../word-table.ts' {
  interface WordTable extends Own {}
}
