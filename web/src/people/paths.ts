export const contactsPath = '/pages/index/contacts';
export const subordinatesPath = '/pages/my/subordinate';

export const userDetailPath = (id: string) =>
  `/pages/message/userDetail/index?userId=${encodeURIComponent(id)}`;

interface ChatPartner {
  id: string;
  realName: string;
  headIcon: string;
}

export function chatPath({ id, realName, headIcon }: ChatPartner): string {
  const query = new URLSearchParams({ name: realName, formUserId: id, headIcon });
  return `/pages/message/im/index?${query}`;
}
