import type { Words } from './words.ts';

/** How an entry of the menu is, in its history. */
export const menuStateWords = {
  top: { zh: '顶层', en: 'Top' },
  hidden: { zh: '隐藏', en: 'Hidden' },
  shown: { zh: '显示', en: 'Shown' },
  both: { zh: '手机和电脑', en: 'Phone and desk' },
  phone: { zh: '仅手机', en: 'Phone only' },
  desk: { zh: '仅电脑', en: 'Desk only' },
  _self: { zh: '当前窗口', en: 'Same window' },
  _blank: { zh: '新窗口', en: 'New window' },
} as const satisfies Record<string, Words>;
