import type { Words } from './words.ts';

/** What messages about events are called; `{name}` did it, `{title}` is the event. */
export const scheduleMessages = {
  invited: { zh: '{name}邀请您参加：{title}', en: '{name} invited you: {title}' },
  moved: { zh: '{name}调整了日程：{title}', en: '{name} moved: {title}' },
  cancelled: { zh: '{name}取消了日程：{title}', en: '{name} cancelled: {title}' },
  accepted: { zh: '{name}接受了日程：{title}', en: '{name} accepted: {title}' },
  tentative: { zh: '{name}暂定参加：{title}', en: '{name} may come: {title}' },
  declined: { zh: '{name}拒绝了日程：{title}', en: '{name} declined: {title}' },
  proposed: { zh: '{name}建议改期：{title}', en: '{name} would rather have another time: {title}' },
  reminder: { zh: '日程提醒：{title}', en: 'Reminder: {title}' },
  lateReminder: { zh: '日程提醒（延迟送达）：{title}', en: 'Reminder, late: {title}' },
} as const satisfies Record<string, Words>;

export const scheduleWords = {
  inSite: { zh: '站内消息和设备通知', en: 'In-site message and notification of the device' },
  wholeDay: { zh: '全天', en: 'all day' },
  until: { zh: '至', en: 'to' },
  busy: { zh: '忙碌', en: 'Busy' },
  calendarOf: { zh: '{name}的日程', en: 'Calendar of {name}' },
  untitled: { zh: '无标题', en: 'Untitled' },
  rather: { zh: '建议时间：{time}', en: 'Proposed: {time}' },
} as const satisfies Record<string, Words>;
