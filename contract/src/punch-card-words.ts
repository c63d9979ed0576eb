import type { Refusal } from './errors.ts';
import type { Module } from './modules.ts';

export const punchCardRefusals = {
  PUNCH_NOTICE_NOT_AGREED: {
    code: 400,
    zh: '请先阅读并同意最新的定位说明',
    en: 'Read and agree to the present notice about positions first.',
  },
  PUNCH_PHOTO_MISSING: {
    code: 400,
    zh: '“{rule}”要求现场拍照',
    en: 'The rule “{rule}” asks for a photo taken on site.',
  },
  PUNCH_PHOTO_WRONG: {
    code: 400,
    zh: '照片与拍摄时不一致，请重新拍照',
    en: 'A photo is not as it was taken. Please take it again.',
  },
  PUNCH_LATE_WITHOUT_REASON: {
    code: 400,
    zh: '打卡已超过 {hours} 小时，请说明迟交原因',
    en: 'This punch is more than {hours} hours old. Say why it is sent only now.',
  },
  PUNCH_EXPLAINED_ALREADY: {
    code: 400,
    zh: '该打卡的说明正在审批或已通过',
    en: 'An explanation of this punch is being approved, or was approved.',
  },
  PUNCH_RULES_TOO_MANY: {
    code: 400,
    zh: '最多设置 {most} 条打卡规则',
    en: 'There are {most} rules already, which is the most.',
  },
  PUNCH_MAP_REFUSED: {
    code: 400,
    zh: '不允许访问该地图服务地址，请联系系统管理员',
    en: 'This server may not ask that map service. Ask who runs the system to allow its host.',
  },
} as const satisfies Record<string, Refusal>;

const own = [] as const;

export const punchCardModules = {
  punchCard: {
    fullName: '外勤打卡',
    enName: 'Field punch card',
    menu: { heading: 'office', urlAddress: '/pages/apply/fieldPunchCard/index', icon: 'place' },
    columns: {},
    forms: {},
    buttons: { btn_team: '查看下属打卡', btn_all: '查看全部打卡', btn_rules: '打卡规则' },
    roles: {
      ...{ sales: own, operations: own, pricing: own, documents: own, finance: own },
      manager: ['btn_team'],
    },
  },
} as const satisfies Record<string, Module>;
