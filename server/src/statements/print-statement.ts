import { createHash } from 'node:crypto';
import { AppError } from '@fairway/contract/app-error.ts';
import type { Language } from '@fairway/contract/errors.ts';
import { newId } from '../database/new-id.ts';
import { contentDisposition } from '../files/describe-file.ts';
import type { Bytes, Context } from '../http/context.ts';
import { statementPaperWords } from '../language/statement-words.ts';
import { companyNameIn } from '../organisation/company-name.ts';
import { namesById } from '../organisation/names-by-id.ts';
import { partyNames } from '../shipments/shipment-lookups.ts';
import { drawStatement } from './draw-statement.ts';
import { findStatementPrint, insertStatementPrint } from './print-store.ts';
import { readerOf, visibleStatement } from './reader.ts';
import { takeStatements } from './store.ts';
import type { StoredStatement } from './stored-statement.ts';

type Printing = Pick<Context, 'db' | 'now'> & { session: { userId: string } };

/** Whose statement it is, as its paper calls them. */
export async function namesOn(
  db: Context['db'],
  { companyId, partyId }: Pick<StoredStatement, 'companyId' | 'partyId'>,
  language: Language,
) {
  const companies = await namesById(db, 'organisation', [companyId], language);
  const parties = await partyNames(db, [partyId], language);
  return {
    sender: await companyNameIn(db, language),
    companyName: companies.get(companyId)?.fullName ?? '',
    partyName: parties.get(partyId) ?? '',
  };
}

const drawn = async (
  { db, now }: Printing,
  statement: StoredStatement,
  language: Language,
): Promise<Buffer> =>
  drawStatement(statement, { ...(await namesOn(db, statement, language)), language, now });

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Draws a statement and keeps that as its next paper. Whoever asks holds the statement. */
export async function keepStatementPrint(
  ctx: Printing,
  statement: StoredStatement,
  language: Language,
): Promise<Buffer> {
  const bytes = await drawn(ctx, statement, language);
  await insertStatementPrint(ctx.db, {
    ...{ id: newId(ctx.now.getTime()), statementId: statement.id, language, sha256: hashOf(bytes), bytes },
    ...{ at: ctx.now, byId: ctx.session.userId },
  });
  return bytes;
}

/**
 * The paper of a statement. A sent one has kept papers, and gets the one that is there; where its bytes are not what was
 * kept, or there is none in this language, the next one is made. A draft is drawn and not kept.
 */
export async function getStatementPaper(
  ctx: Context,
  id: string,
  { language }: { language: Language },
): Promise<Bytes> {
  const reader = await readerOf(ctx);
  const statement = await visibleStatement(ctx, id, reader);
  const name = `${statementPaperWords(language).title} ${statement.statementNo}.pdf`;
  return {
    contentType: 'application/pdf',
    body: await paperOf(),
    headers: { 'content-disposition': contentDisposition('inline', name), 'cache-control': 'no-store' },
  };

  async function paperOf(): Promise<Buffer> {
    if (statement.sentAt === null) return drawn(ctx, statement, language);
    const found = await findStatementPrint(ctx.db, id, language);
    if (found && hashOf(found.bytes) === found.sha256) return found.bytes;
    const [held] = await takeStatements(ctx.db, [id], reader.sight);
    if (!held) throw new AppError('NOT_FOUND');
    return keepStatementPrint(ctx, held, language);
  }
}
