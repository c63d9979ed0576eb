import { createTransport } from 'nodemailer';
import type { MailServer } from '../config.ts';

export interface Mail {
  /** Known again by who gets it twice. */
  id: string;
  to: string;
  subject: string;
  text: string;
}

const patience = 20_000;
const isLocal = (host: string): boolean => /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host);

/** Hands a mail over to the server; throws when it did not take it. */
export async function sendMail(server: MailServer, { id, to, subject, text }: Mail): Promise<void> {
  const { host, port, isSecure, user, password, from } = server;
  const transport = createTransport({
    ...{ host, port, secure: isSecure },
    // A password that anybody on the way could read is none.
    requireTLS: user !== '' && !isLocal(host),
    ...(user !== '' && { auth: { user, pass: password } }),
    ...{ connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience },
    // What people write names no file and no address to read from.
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  try {
    await transport.sendMail({
      ...{ from, subject, text },
      to: { name: '', address: to },
      messageId: `<${id}@${from.split('@')[1] ?? 'fairway'}>`,
      textEncoding: 'base64',
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  } finally {
    transport.close();
  }
}
