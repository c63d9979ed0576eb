export const toDo = {
  todoTitle: '待我处理',
  todoNone: '没有待处理的事项',
  todoCutSi: '今日截单',
  todoCutPort: '今日截港',
  todoReleaseApply: '待放货',
  todoReleaseApprove: '放货待审批',
  todoReleaseExecute: '待执行放货',
  todoBills: '待确认账单',
  todoExceptions: '异常',
  todoTaxApply: '待开票',
  todoTaxIssue: '待开具',
  todoMore: '{count}+',
} as const;

type Own = typeof toDo;
declare module '../word-table.ts' {
  interface WordTable extends Own {}
}
