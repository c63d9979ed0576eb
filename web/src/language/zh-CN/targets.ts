export const targets = {
  targetsTitle: '销售目标',
  targetsYear: '年度',
  targetsYearBefore: '上一年',
  targetsYearAfter: '下一年',
  targetsMetric: '指标',
  targetsGrid: '{year} 年目标（{unit}）',
  targetsHolder: '公司、部门与人',
  targetsTotal: '全年',
  targetsCell: '{name}，{month} 月',
  targetsHint: '空白的月份等于下级之和（灰色）。可以从 Excel 粘贴一片单元格；方向键和回车上下移动。',
  targetsAll: '显示全部部门',
  targetsAddPerson: '添加人员',
  targetsNew: '新添加',
  targetsNone: '还没有可以设定目标的部门',
  targetsWrong: '请输入不小于 0 的数字，最多两位小数',
  targetsChanged: '{count} 处改动',
  targetsUndo: '撤销',
  targetsRedo: '重做',
  targetsDrop: '放弃改动',
  targetsSave: '保存目标',
  targetsSaved: '已保存 {count} 处',
  targetsTheirs: '其他人刚改了这些目标；您的改动还在，已换上最新的数，请核对后再保存。',
  targetsReached: '完成',
  targetsOf: '目标',
  targetsPercent: '完成率',
  targetsPace: '进度',
  targetsElapsed: '时间进度 {percent}%（{elapsed}/{total} 个工作日）',
  targetsBehind: '落后',
  targetsOnTrack: '正常',
  targetsAhead: '领先',
  targetsNoneSet: '这个期间没有设定目标',
  targetsSet: '设定目标',
  targetsNotSet: '未设定',
  targetsBasis:
    '期间只含一个月的一部分时，目标按工作日折算；时间进度含今天；比时间进度慢一成以上为落后，快一成以上为领先。',

  actSaveTargets: '设定销售目标',
} as const;

type Own = typeof targets;
declare module '../word-table.ts' {
  interface WordTable extends Own {}
}
