export interface Mail {
  /** Known again by who gets it twice. */
  id: string;
  to: string;
  subject: string;
  text: string;
}

/** A message as it travels: of what people wrote nothing stands in its head as it is. */
export function writeMail({ id, to, subject, text }: Mail, from: string, now: Date): string {
  const encoded = (value: string) => Buffer.from(value).toString('base64');
  // A word of a head is at most 75 letters wide, and no sign is cut in two.
  const words = subject.match(/.{1,12}/gsu) ?? [];
  const lines = encoded(text).match(/.{1,76}/g) ?? [];
  return [
    `From: <${from}>`,
    `To: <${to}>`,
    `Subject: ${words.map((word) => `=?UTF-8?B?${encoded(word)}?=`).join('\r\n ')}`,
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${id}@${from.split('@')[1] ?? 'fairway'}>`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...lines,
  ].join('\r\n');
}
