import type { messages as chinese } from '../zh-CN/messages.ts';

export const messages: Record<keyof typeof chinese, string> = {
  messagesTitle: 'Messages',
  messagesEmpty: 'No messages',
  messagesEmptyLine: 'Notices and chats will appear here',
  lastSignIn: 'Last sign-in {time}',
  firstSignIn: 'This is your first sign-in',
};
