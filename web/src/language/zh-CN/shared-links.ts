/** A link that opens something without a session. */
export const sharedLinks = {
  linkAddress: '链接地址',
  linkUntil: '链接 {time} 前有效',
  linkCopy: '复制链接',
  linkCopied: '链接已复制',
  linkNotCopied: '无法复制，请手动选择',
  linkSend: '发送给…',
} as const;

type Own = typeof sharedLinks;
declare module '../word-table.ts' {
  interface WordTable extends Own {}
}
