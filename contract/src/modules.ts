import { dashboardModules } from './dashboard-words.ts';
import { featureModules } from './feature-words.ts';
import type { UsualScope } from './permission.ts';
import { shipmentModules } from './shipment-words.ts';

/** The headings of the built-in menu. */
export type MenuHeading = 'office' | 'rates' | 'shipment' | 'finance' | 'boards' | 'reference' | 'system';

/**
 * The built-in modules: what a role can be granted in each. An enCode listed under `columns` never leaves the
 * server for a person without the grant; `buttons` are asked before the verb behind them runs.
 */
export interface Module {
  fullName: string;
  /** What the menu calls it in English. */
  enName: string;
  /** Where it stands in the menu of who may see it; below a heading in the order of this table. */
  menu: { heading: MenuHeading; urlAddress: string; icon: string };
  columns: Record<string, string>;
  forms: Record<string, string>;
  buttons: Record<string, string>;
  /** Its rows are people's: what a role sees of them where nobody chose its scope. */
  scope?: UsualScope & {
    /** Roles with one of these modules see its rows too, to choose from; until somebody chooses, as many as usual. */
    alsoBy?: readonly string[];
    /** Rows of another kind in it, with what makes a role see more of those until somebody chooses. */
    parts?: Record<string, NonNullable<UsualScope['wider']>>;
    /** The button says nothing but that more is seen: whoever has a wide scope has it, however they came by it. */
    showsWide?: string;
  };
  /** Which default roles are given it, once, and what of it: everything, or these enCodes. */
  roles?: Partial<Record<DefaultRole, Grant>>;
}

/** What a role has in a module: everything, or these enCodes. */
export type Grant = 'all' | readonly string[];

/** The ids of the default roles of a forwarder. */
export type DefaultRole =
  | 'customer'
  | 'sales'
  | 'operations'
  | 'pricing'
  | 'documents'
  | 'finance'
  | 'manager'
  | 'overseasAgent';

const records = { btn_add: '新增', btn_edit: '编辑', btn_remove: '删除', btn_detail: '详情' };
const transfer = { btn_download: '导出', btn_upload: '导入' };

export const modules = {
  myFiles: {
    fullName: '我的文件',
    enName: 'My files',
    menu: { heading: 'office', urlAddress: '/pages/file/index', icon: 'folder' },
    columns: {},
    forms: {},
    buttons: { btn_upload: '上传', btn_download: '下载', btn_remove: '删除' },
  },
  auditLog: {
    fullName: '操作日志',
    enName: 'Audit log',
    menu: { heading: 'system', urlAddress: '/pages/system/log', icon: 'log' },
    columns: { address: '来源地址' },
    forms: {},
    buttons: { btn_detail: '详情', btn_download: '导出' },
  },
  formModels: {
    fullName: '表单管理',
    enName: 'Forms',
    menu: { heading: 'system', urlAddress: '/pages/system/forms', icon: 'report' },
    columns: {},
    forms: {},
    buttons: { btn_add: '新增', btn_edit: '编辑', btn_remove: '删除' },
  },
  ...featureModules(),
  flowTemplates: {
    fullName: '流程管理',
    enName: 'Flows',
    menu: { heading: 'system', urlAddress: '/pages/system/flows', icon: 'flow' },
    columns: {},
    forms: {},
    buttons: { btn_add: '新增', btn_edit: '编辑', btn_remove: '删除' },
  },
  flowMonitor: {
    fullName: '流程监控',
    enName: 'Flow monitor',
    menu: { heading: 'system', urlAddress: '/pages/workFlow/index', icon: 'chart' },
    columns: {},
    forms: {},
    buttons: { btn_manage: '管理' },
  },
  localCharge: {
    fullName: '本地费用',
    enName: 'Local charges',
    menu: { heading: 'rates', urlAddress: '/pages/freight/freightdetail', icon: 'receipt' },
    columns: { cost: '成本价' },
    forms: {},
    buttons: { ...records, ...transfer },
  },
  onlineOrder: {
    fullName: '在线订单',
    enName: 'Online orders',
    menu: { heading: 'shipment', urlAddress: '/pages/shipment/cargoshipment/myshipment', icon: 'order' },
    columns: { cost: '成本价', profit: '利润' },
    forms: { price: '报价' },
    buttons: {
      ...records,
      btn_accept: '接单',
      btn_book: '订舱',
      btn_price: '定价',
      btn_cancel: '取消',
      btn_convert: '转业务',
      btn_credit: '超额受理',
      btn_all: '查看公司订单',
    },
    scope: {
      ...{ usual: 'own', wider: { by: ['onlineOrder.button.btn_all'], scope: 'all' } },
      showsWide: 'btn_all',
    },
  },
  ...shipmentModules,
  charge: {
    fullName: '费用',
    enName: 'Charges',
    menu: { heading: 'finance', urlAddress: '/pages/shipment/cargoshipment_charge', icon: 'coins' },
    columns: { receivable: '应收', payable: '应付', profit: '利润', confidential: '机密费用' },
    forms: {},
    buttons: { ...records, btn_audit: '审核' },
    scope: {
      ...{ usual: 'own', wider: { by: ['cargoShipment.button.btn_group'], scope: 'company' } },
      follows: 'cargoShipment',
    },
  },
  invoice: {
    fullName: '账单发票',
    enName: 'Bills and invoices',
    menu: { heading: 'finance', urlAddress: '/pages/shipment/cargoshipment_invoice', icon: 'invoice' },
    columns: { profit: '利润' },
    forms: {},
    buttons: {
      ...records,
      btn_confirm: '确认',
      btn_dispute: '争议',
      btn_apply: '申请开票',
      btn_approve: '审批',
      btn_void: '作废',
    },
    scope: { usual: 'own', wider: { by: ['invoice.button.btn_confirm'], scope: 'company' } },
  },
  cargoRelease: {
    fullName: '放货',
    enName: 'Cargo release',
    menu: { heading: 'shipment', urlAddress: '/pages/shipment/cargo/cargorelease', icon: 'release' },
    columns: { balance: '欠款', credit: '信用额度' },
    forms: {},
    buttons: {
      btn_apply: '申请放货',
      btn_approve1: '一级审批',
      btn_approve2: '二级审批',
      btn_hold: '扣货',
      btn_lift: '解除扣货',
      btn_execute: '执行放货',
      btn_confirm: '确认',
      btn_revoke: '撤回放货',
    },
  },
  accountsAnalysis: {
    fullName: '账龄分析',
    enName: 'Ageing analysis',
    menu: { heading: 'finance', urlAddress: '/pages/shipment/accounts_analysis', icon: 'aging' },
    columns: {},
    forms: {},
    buttons: { btn_download: '导出', btn_dun: '催款', btn_freeze: '申请冻结' },
    scope: {
      ...{ usual: 'own', wider: { by: ['invoice.button.btn_confirm'], scope: 'company' } },
      follows: 'invoice',
    },
  },
  personalBoard: {
    fullName: '个人看板',
    enName: 'My board',
    menu: { heading: 'boards', urlAddress: '/pages/shipment/report/myshipment', icon: 'chart' },
    columns: { profit: '毛利' },
    forms: {},
    buttons: { btn_download: '导出' },
  },
  enterpriseBoard: {
    fullName: '企业看板',
    enName: 'Company board',
    menu: { heading: 'boards', urlAddress: '/pages/shipment/report/groupsalesanalysis', icon: 'building' },
    columns: { profit: '毛利' },
    forms: {},
    buttons: { btn_person: '查看到人', btn_download: '导出', btn_plan: '设定目标' },
    scope: { usual: 'company' },
  },
  ...dashboardModules,
} as const satisfies Record<string, Module>;

export type ModelId = keyof typeof modules;

/** The enCodes of a module's columns that need a grant. */
export const guardedColumns = (modelId: ModelId): readonly string[] => Object.keys(modules[modelId].columns);
