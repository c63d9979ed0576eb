import type { Received } from '@fairway/contract/endpoint.ts';
import type { signTelexLetter as signCall } from '@fairway/contract/shipment-prints.ts';
import { redrawSignature } from '../files/picture.ts';
import { seedFile } from '../files/seed-file.ts';
import type { Context, OwnTransactionContext } from '../http/context.ts';
import { addDocument } from './documents.ts';
import { drawShipmentPaper } from './print-shipment.ts';

type Sent = Received<typeof signCall>['body'];

const largest = { width: 2_000, height: 1_000 };

/** Drawing the signature again is slow, so that happens before the transaction. */
export async function signTelexLetter(ctx: OwnTransactionContext, id: string, sent: Sent) {
  const drawn = Buffer.from(sent.signImg.slice(sent.signImg.indexOf(',') + 1), 'base64');
  const picture = await redrawSignature(drawn, largest, ctx.session.userId);
  return ctx.command((inTransaction) => keepSigned(inTransaction, id, sent, picture));
}

/** What was signed is kept as it was read, with who signed: a document of the shipment that its customer sees. */
async function keepSigned(ctx: Context, id: string, sent: Sent, picture: Buffer) {
  const { db, now, session } = ctx;
  const { billId, language, signer, company } = sent;
  const signed = { picture, signer, company, account: `${session.realName} (${session.account})`, at: now };
  const { name, body } = await drawShipmentPaper(ctx, id, {
    ...{ kind: 'telexLetter', billId, language, signed },
  });
  const file = await seedFile(db, {
    ...{ type: 'document', name, mime: 'application/pdf', bytes: body, ownerId: session.userId, now },
  });
  const note = [signer, company].filter(Boolean).join(', ');
  const title = name.replace(/\.pdf$/, '');
  return addDocument(ctx, id, {
    ...{ kind: 'telexLetter', title, fileId: file.name, note, isPublished: true },
  });
}
