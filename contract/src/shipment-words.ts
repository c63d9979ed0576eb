import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const shipmentRefusals = {
  SHIPMENT_WITHOUT_BILL: {
    code: 400,
    zh: '这票货还没有提单，请先制作提单',
    en: 'This shipment has no bill yet. Draft one first.',
  },
  SHIPMENT_CHANGED: {
    code: 409,
    zh: '他人已修改，请查看差异后再保存',
    en: 'Somebody changed it meanwhile. Look at the differences first.',
  },
  SHIPMENT_OVER: {
    code: 400,
    zh: '业务已{state}，不能再修改',
    en: 'This shipment is {state} and is not changed any more.',
  },
  SHIPMENT_NOT_OVER: { code: 400, zh: '业务还在进行中', en: 'This shipment is not over.' },
  SHIPMENT_LANE_WRONG: {
    code: 400,
    zh: '起运港和目的港不能相同',
    en: 'It cannot end in the port where it starts.',
  },
  SHIPMENT_NOT_RETURNED: {
    code: 400,
    zh: '还有空箱未还，结案请填写原因',
    en: 'Not every box was returned empty. Say why it is closed nevertheless.',
  },
  SHIPMENT_LOADED: {
    code: 400,
    zh: '货物已装船，不能取消',
    en: 'It was loaded and cannot be cancelled any more.',
  },
  BOX_TWICE: {
    code: 400,
    zh: '箱号 {number} 在本票中重复',
    en: 'The container {number} stands in this shipment twice.',
  },
  BOX_UNKNOWN: { code: 400, zh: '所选的箱不在本票中', en: 'Such a box is not in this shipment.' },
  TOO_MANY_BOXES: { code: 400, zh: '一票最多 {most} 个箱', en: 'A shipment has at most {most} boxes.' },
  SPLIT_TAKES_ALL: {
    code: 400,
    zh: '拆单后原票至少要留一个箱',
    en: 'One box at least must stay where it is.',
  },
  MERGE_DIFFERS: {
    code: 400,
    zh: '{number} 的{what}不同，不能合并',
    en: '{number} cannot be merged: its {what} is another one.',
  },
  SAILING_OF_OTHER_LANE: {
    code: 400,
    zh: '该船期的起运港或目的港与本票不同',
    en: 'This sailing is of another lane.',
  },
  ARRIVAL_BEFORE_DEPARTURE: {
    code: 400,
    zh: '预计到港不能早于预计开船',
    en: 'A ship does not arrive before it leaves.',
  },
  BILL_NOT_DRAFT: {
    code: 400,
    zh: '提单已签发或作废，不能再修改',
    en: 'This bill was issued or voided and is not changed any more.',
  },
  BILL_NOT_SENT: {
    code: 400,
    zh: '提单草稿还没有发给客户',
    en: 'This draft was not sent to the customer.',
  },
  BILL_SENT_ALREADY: {
    code: 400,
    zh: '这一版已经发给客户',
    en: 'This version was sent to the customer already.',
  },
  BILL_NOT_CONFIRMED: {
    code: 400,
    zh: '客户还没有确认当前版本',
    en: 'The customer did not confirm this version yet.',
  },
  TASK_OF_PLAN: {
    code: 400,
    zh: '这项任务由系统节点完成，不能手工撤销',
    en: 'This task was ended by an event and cannot be undone by hand.',
  },
  SHIPMENT_EXPORT_EMPTY: { code: 400, zh: '没有可导出的货物', en: 'There is nothing to export.' },
  SHIPMENT_LINK_INVALID: {
    code: 404,
    zh: '链接无效或已过期，请索取新的链接',
    en: 'This link is not valid any more. Ask for a new one.',
  },
} as const satisfies Record<string, Refusal>;

const view = ['btn_detail'] as const;

export const shipmentModules = {
  cargoShipment: {
    fullName: '货物跟踪',
    enName: 'Cargo tracking',
    menu: { heading: 'shipment', urlAddress: '/pages/shipment/cargo/mycargoshipment', icon: 'container' },
    columns: { salesman: '业务员', profit: '利润', agent: '海外代理' },
    forms: {},
    buttons: {
      btn_detail: '详情',
      btn_add: '新增',
      btn_edit: '编辑',
      btn_group: '查看公司货物',
      btn_share: '分享',
      btn_close: '结案与取消',
      btn_download: '导出',
    },
    scope: {
      ...{ usual: 'own', wider: { by: ['cargoShipment.button.btn_group'], scope: 'company' } },
      showsWide: 'btn_group',
    },
    roles: {
      customer: [...view, 'btn_share', 'btn_download'],
      sales: ['salesman', 'profit', ...view, 'btn_share', 'btn_download'],
      operations: [
        ...(['salesman', 'agent', ...view, 'btn_add', 'btn_edit', 'btn_group'] as const),
        ...(['btn_share', 'btn_close', 'btn_download'] as const),
      ],
      pricing: [...view, 'btn_group'],
      documents: ['agent', ...view, 'btn_edit', 'btn_share'],
      finance: ['salesman', 'profit', ...view, 'btn_group', 'btn_download'],
      manager: 'all',
      overseasAgent: view,
    },
  },
} as const satisfies Record<string, Module>;
