import type { ReportKind } from '@fairway/contract/report-log.ts';
import type { Words } from './words.ts';

export const reportKindWords: Record<ReportKind, Words> = {
  daily: { zh: '日报', en: 'daily report' },
  weekly: { zh: '周报', en: 'weekly report' },
  monthly: { zh: '月报', en: 'monthly report' },
};

/** What people are told about work reports. */
export const reportMessages = {
  sent: { zh: '{name}向您发送了{kind}', en: '{name} sent you a {kind}' },
  changed: { zh: '{name}修改了您看过的{kind}', en: '{name} changed a {kind} you have read' },
  unread: { zh: '{name}提醒您查看{kind}', en: '{name} asks you to read a {kind}' },
  said: { zh: '{name}评论了“{title}”', en: '{name} commented on “{title}”' },
  answered: {
    zh: '{name}回复了您对“{title}”的评论',
    en: '{name} answered your comment on “{title}”',
  },
  called: {
    zh: '{name}在“{title}”的评论中提到了您',
    en: '{name} mentioned you in a comment on “{title}”',
  },
  remind: { zh: '请提交{kind}', en: 'Please write your {kind}' },
  remindOn: {
    zh: '您还没有提交 {period} 的{kind}，点击即可填写。',
    en: 'You have not sent your {kind} about {period} yet. Open this to write it.',
  },
  remindBy: { zh: '{name}提醒您提交{kind}', en: '{name} asks for your {kind}' },
} satisfies Record<string, Words>;
