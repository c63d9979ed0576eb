/** Members, name, pin and mute of a conversation, by its address. */
export const chatSettingsPath = (address: string): string =>
  `/pages/message/group/index?id=${encodeURIComponent(address)}`;

/** A new group; with somebody in it already. */
export const createGroupPath = (userId?: string): string =>
  `/pages/message/group/create${userId ? `?with=${encodeURIComponent(userId)}` : ''}`;
