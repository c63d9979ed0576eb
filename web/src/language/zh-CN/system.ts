/** What administrators read. */
export const system = {
  auditLog: '操作日志',
  auditEmpty: '暂无操作记录',
  auditSearch: '搜索账号、姓名或对象',
  auditWho: '操作人',
  auditAccount: '账号',
  auditWhat: '操作',
  auditTarget: '对象',
  auditWhen: '时间',
  auditAddress: '来源地址',
  auditRequest: '请求编号',
  actGetBillNumber: '获取单据编号',
  actCreateDataInterface: '新增数据接口',
  actUpdateDataInterface: '修改数据接口',
  actDeleteDataInterface: '删除数据接口',
} as const;

type Own = typeof system;
declare module '../word-table.ts' {
  interface WordTable extends Own {}
}
