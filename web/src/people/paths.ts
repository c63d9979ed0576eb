export const contactsPath = '/pages/index/contacts';
export const subordinatesPath = '/pages/my/subordinate';

export const userDetailPath = (id: string) =>
  `/pages/message/userDetail/index?userId=${encodeURIComponent(id)}`;
