import type { Language } from '@fairway/contract/errors.ts';

/** What whoever brings a flow of the family reads about what did not come with it, or came otherwise. */
export const remarkWords = {
  unknownNode: {
    zh: '“{name}”：节点类型 {kind} 不受支持，没有导入',
    en: '“{name}”: nodes of the kind {kind} are not supported; it was not taken over',
  },
  settingLeft: {
    zh: '“{name}”的设置 {setting} 没有导入',
    en: 'The setting {setting} of “{name}” was not taken over',
  },
  eventLeft: {
    zh: '“{name}”的事件 {setting} 没有导入，请改用动作节点',
    en: 'The event {setting} of “{name}” was not taken over; use an action instead',
  },
  messageLeft: {
    zh: '“{name}”的自定义消息 {setting} 没有导入，将使用系统消息',
    en: 'The own message {setting} of “{name}” was not taken over; the usual one is sent',
  },
  ownForm: {
    zh: '“{name}”使用另一个表单：没有导入，整个流程使用一个表单',
    en: '“{name}” has a form of its own: it was not taken over, a flow has one form',
  },
  departmentHead: {
    zh: '“{name}”的处理人取自部门字段 {field}：由部门主管处理',
    en: '“{name}” takes its people from the department in {field}: its head handles it',
  },
  interfaceAddress: {
    zh: '“{name}”的处理人来自接口地址 {address}：请改用数据接口',
    en: '“{name}” asks {address} for its people: use a data interface instead',
  },
  assigneeLeft: {
    zh: '“{name}”的处理人类型 {value} 不受支持',
    en: '“{name}” finds its people in the way {value}, which is not supported',
  },
  starterPicked: {
    zh: '“{name}”的发起人由上一处理人选择：改为所列的全部人员',
    en: 'The handler before picks who starts “{name}”: everybody listed starts it',
  },
  chosenDefault: {
    zh: '“{name}”没有默认分支：无人选择时走“{arm}”',
    en: '“{name}” has no default arm: where nobody picks, “{arm}” is taken',
  },
  limitField: {
    zh: '“{name}”的时限从字段 {field} 起 {hours} 小时：改为到该时间为止',
    en: 'The time of “{name}” is {hours} hours from {field}: it now ends at {field}',
  },
  conditionValue: {
    zh: '“{name}”的条件中字段 {field} 的比较值或比较符无法识别',
    en: 'A condition of “{name}” compares {field} in a way that cannot be read',
  },
} as const satisfies Record<string, Record<Language, string>>;

export type RemarkName = keyof typeof remarkWords;
