import type { sharedLinks as sharedLinksZh } from '../zh-CN/shared-links.ts';

export const sharedLinks: Record<keyof typeof sharedLinksZh, string> = {
  linkAddress: 'Address',
  linkUntil: 'The link opens until {time}',
  linkCopy: 'Copy the link',
  linkCopied: 'Link copied',
  linkNotCopied: 'It could not be copied. Select it by hand.',
  linkSend: 'Send to…',
};
