export const seeAs = {
  seeingAs: '正在以 {name} 的身份只读查看，{time} 结束',
  seeingWhy: '为什么能看到',
  seeingEnd: '结束查看',
} as const;

type Own = typeof seeAs;
declare module '../word-table.ts' {
  interface WordTable extends Own {}
}
