/** The forms of the company and how they are defined. */
export const formModels = {
  formModels: '表单管理',
  formModelAdd: '新增表单',
  formModelEdit: '编辑表单',
  formModelsEmpty: '还没有表单',
  formModelsEmptyLine: '导入一份表单定义，发布给需要的角色',
  formModelFields: '{count} 个字段 · 第 {version} 版',
  formModelInFlow: '流程使用中',
  formModelOff: '已停用',
  formModelState: '状态',
  formModelFieldCount: '字段数',
  formModelVersion: '版本',
  formModelChangedAt: '修改时间',
  formModelName: '表单名称',
  formModelCode: '编码',
  formModelCodeHint: '字母、数字、点、横线，用于识别',
  formModelKind: '用途',
  formModelKindForm: '只填写',
  formModelKindList: '填写并查看列表',
  formModelScope: '可查看的数据',
  formModelScopeAll: '全部',
  formModelScopeOwn: '只有自己创建的',
  formModelRoles: '可使用的角色',
  formModelOn: '启用',
  formModelDefinition: '表单定义（JSON）',
  formModelDefinitionHint: '支持本系统的表单语言，也支持导入同族系统的表单 JSON',
  formModelFile: '从文件导入',
  formModelExport: '导出',
  familyExport: '导出为同族系统格式',
  familyExportSave: '下载文件',
  familyExportWhole: '全部内容都能用同族格式表达',
  familyExportNotes:
    '以下 {count} 项在同族格式中没有对应的写法。文件里保留了它们，再导入本系统时会恢复；同族系统不会读取。',
  formModelCheck: '检查并预览',
  formModelPreview: '预览',
  formModelPreviewLine: '预览不会保存数据',
  formModelProblems: '有 {count} 个问题需要修改',
  formModelRemarks: '导入说明',
  formModelSound: '定义没有问题',
  formModelDelete: '删除表单',
  formModelDeleteConfirm: '删除“{name}”？',
  formModelUse: '打开表单',

  // acts in the audit log
  actCreateModel: '新建表单',
  actUpdateModel: '修改表单',
  actDeleteModel: '删除表单',
} as const;

type Own = typeof formModels;
declare module '../word-table.ts' {
  interface WordTable extends Own {}
}
