/** Records of the company’s own forms. */
export const records = {
  recordLoading: '正在打开',
  recordAdd: '新增',
  recordsEmpty: '还没有数据',
  recordUntitled: '未填写',
  recordGone: '此条数据不存在或已被删除',
  formGone: '找不到这个表单',
  formGoneLine: '表单可能已停用，或您没有权限，请联系管理员。',
  recordMade: '{name} 创建于 {time}',
  recordModified: '{name} 修改于 {time}',
  recordHistory: '修改记录',
  recordCreated: '新建了这条数据',
  recordChanged: '修改',
  recordEmptied: '（清空）',
  recordNoDifference: '没有内容变化',
  recordCode: '二维码',
  recordCodeOf: '{name}的二维码',
  recordCodeLine: '用“扫一扫”即可打开这条数据，仅有权限的人可见',
  recordDeleteConfirm: '删除这条数据？',
  recordDeleteMany: '删除所选的 {count} 条数据？',
  recordMadeAt: '创建时间',
  recordYes: '是',
  recordNo: '否',
  recordDeleted: '删除成功',
  recordNew: '新建{name}',
  recordEdit: '编辑{name}',
  recordStale: '这条数据已被他人修改',
  recordStaleBody: '{name} 于 {time} 修改了这条数据。载入最新内容后，您改过的字段会保留，请核对后再保存。',
  recordStaleTake: '载入最新内容',
  recordStaleMerged: '已载入最新内容，您的修改已合并，请核对后保存',
  recordBothChanged: '以下字段双方都有修改，已保留您的：{fields}',
  recordBothField: '{label}（对方：{theirs}）',
  recordBothEmpty: '已清空',
  formReset: '重置',
  formResetConfirm: '清空已填写的内容？',
  formSent: '提交成功',
  formSentLine: '感谢填写，内容已保存。',
  formAnother: '再填一份',

  // acts in the audit log
  actCreateRecord: '填写表单',
  actRevealRecordValue: '查看记录的脱敏内容',
  actPrintRecordValues: '打印记录的完整内容',
  actUpdateRecord: '修改记录',
  actDeleteRecord: '删除记录',
  actDeleteRecords: '批量删除记录',
} as const;

type Own = typeof records;
declare module '../word-table.ts' {
  interface WordTable extends Own {}
}
