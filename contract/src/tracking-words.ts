import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const trackingRefusals = {
  TRACKING_IN_FUTURE: {
    code: 400,
    zh: '实际发生的时间不能晚于现在 2 小时以上',
    en: 'What has happened cannot lie more than two hours ahead.',
  },
  TRACKING_BOX_UNKNOWN: {
    code: 400,
    zh: '该票货物没有箱号 {containerNo}',
    en: 'This shipment has no container {containerNo}.',
  },
  TRACKING_PORT_UNKNOWN: { code: 400, zh: '所选港口不存在', en: 'There is no such port.' },
  TRACKING_NOT_OWN: {
    code: 400,
    zh: '只能撤回自己录入的节点',
    en: 'Only events that you entered yourself can be taken back.',
  },
  EXCEPTION_OVER: { code: 400, zh: '异常已经解除', en: 'This exception is over already.' },
  EXCEPTION_WITHOUT_NOTE: {
    code: 400,
    zh: '忽略异常时请说明原因',
    en: 'Say why this exception is ignored.',
  },
  EXCEPTION_OWNER_UNKNOWN: {
    code: 400,
    zh: '所选负责人不存在或不是本公司员工',
    en: 'There is no such colleague.',
  },
  FEED_NAME_TAKEN: { code: 400, zh: '数据源 {name} 已存在', en: 'There is a feed {name} already.' },
  FEED_URL_REFUSED: {
    code: 400,
    zh: '地址不可用：{reason}',
    en: 'This address cannot be asked: {reason}',
  },
  FEED_NOT_PULLED: {
    code: 400,
    zh: '该数据源由对方推送，不能主动同步',
    en: 'This feed is sent to us and cannot be asked.',
  },
  FEED_ASKED_TOO_OFTEN: {
    code: 400,
    zh: '同步过于频繁，请一分钟后再试',
    en: 'The feeds were asked often enough. Try again in a minute.',
  },
  SHIPMENT_WITHOUT_NUMBERS: {
    code: 400,
    zh: '还没有订舱号、提单号或箱号，无法同步',
    en: 'Without a booking, bill or container number nobody can be asked.',
  },
  FEED_DISABLED: { code: 400, zh: '数据源已停用', en: 'This feed is switched off.' },
  WEBHOOK_SIGNATURE_WRONG: { code: 403, zh: '签名不正确', en: 'The signature is not right.' },
  WEBHOOK_CLOCK_WRONG: {
    code: 403,
    zh: '时间戳与服务器时间相差超过 5 分钟',
    en: 'The timestamp is more than five minutes away from our clock.',
  },
  WEBHOOK_REPLAYED: {
    code: 409,
    zh: '该推送编号已经处理过',
    en: 'A delivery with this id was taken already.',
  },
  TRACKING_FILE_BAD: {
    code: 400,
    zh: '文件中有 {count} 处问题，没有导入任何节点',
    en: 'The file has {count} problems. Nothing was imported.',
  },
  TRACKING_FILE_LEAVES_OUT: {
    code: 400,
    zh: '报文中有 {count} 个无法识别的状态，请确认忽略后再导入',
    en: '{count} statuses of this message are not known. Agree to leave them out first.',
  },
  TRACKING_FILE_UNREADABLE: {
    code: 400,
    zh: '无法识别该文件，请上传 Excel、CSV 或 IFTSTA 报文',
    en: 'This file cannot be read. Upload Excel, CSV or an IFTSTA message.',
  },
  TARIFF_TIERS_WRONG: {
    code: 400,
    zh: '收费档次必须从第 1 天开始并依次递增',
    en: 'The tiers begin with day 1, and each with a later day than the one before.',
  },
  TRACKING_ZONE_UNKNOWN: { code: 400, zh: '时区 {zone} 不存在', en: 'There is no time zone {zone}.' },
} as const satisfies Record<string, Refusal>;

export const trackingModules = {
  tracking: {
    fullName: '货物异常',
    enName: 'Cargo exceptions',
    menu: { heading: 'shipment', urlAddress: '/pages/shipment/exceptions', icon: 'bell' },
    columns: {},
    forms: {},
    buttons: { btn_event: '加节点', btn_handle: '处理异常', btn_import: '导入节点' },
    roles: {
      sales: [],
      operations: 'all',
      documents: ['btn_event'],
      manager: 'all',
    },
  },
  trackingFeed: {
    fullName: '跟踪数据源',
    enName: 'Tracking feeds',
    menu: { heading: 'shipment', urlAddress: '/pages/shipment/feeds', icon: 'flow' },
    columns: {},
    forms: {},
    buttons: { btn_edit: '维护', btn_sync: '同步' },
    roles: { operations: ['btn_sync'], manager: 'all' },
  },
  demurrageTariff: {
    fullName: '滞箱滞港费率',
    enName: 'Demurrage and detention',
    menu: { heading: 'reference', urlAddress: '/pages/shipment/demurrage', icon: 'tag' },
    columns: {},
    forms: {},
    buttons: { btn_add: '新增', btn_edit: '编辑', btn_remove: '删除' },
    roles: { operations: 'all', pricing: 'all', manager: 'all', documents: [] },
  },
} as const satisfies Record<string, Module>;
