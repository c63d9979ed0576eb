import type { HoldingKind } from '@fairway/contract/leaving-words.ts';
import type { Words } from './words.ts';

/** What people hold, as messages, refusals and the audit log call it. */
export const holdingWords: Readonly<Record<HoldingKind, Words>> = {
  tasks: { zh: '待办审批', en: 'approvals to decide' },
  flowSteps: { zh: '流程节点', en: 'flow steps' },
  requests: { zh: '进行中的申请', en: 'running requests' },
  delegations: { zh: '委托', en: 'delegations' },
  departments: { zh: '负责的部门', en: 'departments' },
  reports: { zh: '直接下属', en: 'people who report to them' },
  groups: { zh: '群聊', en: 'chat groups' },
  customers: { zh: '客户', en: 'customers' },
  tradeLines: { zh: '航线', en: 'trade lanes' },
  quotes: { zh: '报价', en: 'quotes' },
  inquiries: { zh: '询价', en: 'rate inquiries' },
  watches: { zh: '运价关注', en: 'rate watches' },
  orders: { zh: '订单', en: 'orders' },
  shipments: { zh: '票货', en: 'shipments' },
  shipmentTasks: { zh: '票货任务', en: 'shipment tasks' },
  exceptions: { zh: '跟踪异常', en: 'tracking exceptions' },
  invoices: { zh: '未结账单', en: 'unpaid invoices' },
  records: { zh: '表单数据', en: 'form records' },
  views: { zh: '共享视图', en: 'shared views' },
  meetings: { zh: '会议日程', en: 'meetings' },
};

export const takeOverWords: Words = {
  zh: '{name} 已离职，以下事项由你接手',
  en: '{name} has left. You take over what they looked after',
};
