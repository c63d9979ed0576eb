/** Rates by trade line. */
export const lineBoard = {
  boardTitle: '航线运价',
  boardLines: '航线',
  boardParts: '分航线',
  boardWhole: '全部',
  boardTable: '航线运价表',
  boardOwner: '负责人 {name}',
  boardAverage: '{box} 均价',
  boardAgainst: '较上周',
  boardUntil: '至 {day}',
  boardOn: '{day} 有效',
  boardWeeks: '周',
  boardThisWeek: '本周',
  boardNextWeek: '下周',
  boardWeekAfter: '下下周',
  boardLegend: '卖价，{currency}；橙色：3 天内到期',
  boardNone: '该航线暂无有效运价',
  boardNoneLine: '换一个起运港、箱型或周次看看',
  boardAfresh: '恢复默认条件',
  boardNoLines: '暂无可查看的航线运价',
  boardSend: '导出',
  boardExport: '导出航线报价表',
  boardPicture: '保存为长图',
  boardPictureFoot: '价格以订舱时确认为准',
  rateExportSheet: '导出报价表（Excel）',
} as const;

type Own = typeof lineBoard;
declare module '../word-table.ts' {
  interface WordTable extends Own {}
}
