export const noticesPath = '/pages/system/notices';

/** One of them, open in the list. */
export const openNoticePath = (id: string) => `${noticesPath}?${new URLSearchParams({ id })}`;

/** One to be written: one that is there, or a new one. */
export const noticePath = (id?: string) =>
  id ? `/pages/system/notice?${new URLSearchParams({ id })}` : '/pages/system/notice';
