export const messagesTabPath = '/pages/index/index';
export const messagesPath = '/pages/message/message/index';

export const messageDetailPath = (id: string) =>
  `/pages/message/messageDetail/index?${new URLSearchParams({ id })}`;
