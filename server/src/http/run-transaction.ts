import { AppError } from '@fairway/contract/app-error.ts';
import type { Endpoint, Received } from '@fairway/contract/endpoint.ts';
import type { FastifyBaseLogger } from 'fastify';
import { type Audited, auditPart, writeAudit } from '../audit/write-audit.ts';
import type { Bus } from '../bus/bus.ts';
import type { Part } from '../database/one-statement.ts';
import type { Database, Db } from '../database/open.ts';
import { isRefusedStatement, isWorthAnotherTry } from './answer-error.ts';
import { type Bytes, isBytes, type OwnTransactionContext, type Session } from './context.ts';
import { Hooks } from './hooks.ts';
import { askedHash, findReceipt, keepReceipt, type Receipt, receiptPart } from './receipt.ts';
import { RollBack } from './roll-back.ts';

const mostAttempts = 4;

/** One call of a command, as far as its transaction is concerned. */
export interface CommandCall {
  endpoint: Endpoint;
  session: Session | undefined;
  input: Received<Endpoint>;
  now: Date;
  address: string;
  requestId: string;
  /** The client's own id of this command; the same id acts once. */
  commandId: string | undefined;
  hooks: Hooks;
  database: Database;
}

/** The twin of this command was faster: our work is rolled back and its reply is given. */
class TwinWasFaster extends Error {}

/** Runs a command in one transaction with its audit line and its receipt; what it asked for later follows the commit. */
export async function runCommand(
  call: CommandCall,
  work: (db: Db) => Promise<string | Buffer | Bytes>,
): Promise<string | Buffer | Bytes> {
  const { database, hooks } = call;
  hooks.forget();
  const earlier = await earlierReply(call);
  if (earlier) return earlier;
  for (let attempt = 1; ; attempt++) {
    hooks.forget();
    try {
      return await database.db.transaction().execute(async (db) => {
        const reply = await work(db);
        await auditCommand(db, call);
        if (!isBytes(reply)) await leaveReceipt(db, call, reply.toString());
        return reply;
      });
    } catch (error) {
      if (error instanceof RollBack) {
        hooks.forget();
        return error.reply;
      }
      if (error instanceof AppError || error instanceof TwinWasFaster) {
        // We may have been refused for what our twin did: then its reply is ours.
        const twin = await earlierReply(call);
        if (twin) return twin;
        await hooks.refused(database);
      }
      if (!isWorthAnotherTry(error as Error) || attempt === mostAttempts) throw error;
    }
  }
}

/** The same in one statement; false when nothing was written, and it has to be run as usual. */
export async function runInOneStatement(
  call: CommandCall,
  reply: string,
  write: (db: Db, closing: Part[]) => Promise<boolean>,
): Promise<boolean> {
  try {
    return await write(call.database.db, closingOf(call, reply));
  } catch (error) {
    // What the database refuses it has not done; of anything else nobody knows.
    if (isRefusedStatement(error as Error)) return false;
    throw error;
  }
}

/** For a command that reads a stream or works long: it opens its transaction when it is ready, the audit line inside. */
export async function runWithOwnTransaction<T>(
  call: CommandCall,
  work: (own: Pick<OwnTransactionContext, 'read' | 'transact' | 'commitNow'>) => T,
): Promise<Awaited<T>> {
  const { db } = call.database;
  try {
    return await work({
      read: (look) => look(db),
      transact: (change) => transactAudited(call, change),
      commitNow: (change) => tryAgain(() => db.transaction().execute(change)),
    });
  } catch (error) {
    if (error instanceof AppError) await call.hooks.refused(call.database);
    throw error;
  }
}

/** Run again when it stood in somebody's way, as every command is: so it must begin with nothing but what was read before it. */
async function transactAudited<T>(call: CommandCall, change: (db: Db) => Promise<T>): Promise<T> {
  const { database, hooks } = call;
  const forgetSince = hooks.note();
  return tryAgain(() => {
    forgetSince();
    return database.db.transaction().execute(async (db) => {
      const done = await change(db);
      await auditCommand(db, call);
      return done;
    });
  });
}

async function tryAgain<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction();
    } catch (error) {
      if (!isWorthAnotherTry(error as Error) || attempt === mostAttempts) throw error;
    }
  }
}

/** One of several things a command does, as a command of its own; what it gives travels in its receipt as JSON. */
export async function runPart<T>(
  call: CommandCall,
  name: string,
  { log, bus }: { log: FastifyBaseLogger; bus: Bus },
  work: (db: Db, hooks: Hooks) => Promise<T>,
): Promise<T> {
  const hooks = new Hooks();
  const commandId = call.commandId && `${call.commandId}:${name}`;
  const given = await runCommand({ ...call, commandId, hooks }, async (db) =>
    JSON.stringify(await work(db, hooks)),
  );
  await hooks.committed(log, bus);
  return JSON.parse(String(given)) as T;
}

async function auditCommand(db: Db, call: CommandCall): Promise<void> {
  if (call.endpoint.audited) await writeAudit(db, auditedBy(call));
}

function auditedBy({ endpoint, input, session, now, address, requestId, hooks }: CommandCall): Audited {
  const actor = hooks.audit.actor ?? session;
  const target = hooks.audit.target ?? Object.values(input.params as object).join('/');
  return { name: endpoint.name, actor, at: now, target, address, requestId };
}

/** The audit line and the receipt, as parts of the statement they are about. */
function closingOf(call: CommandCall, reply: string): Part[] {
  const receipt = receiptOf(call, reply);
  return [
    ...(call.endpoint.audited ? [auditPart(auditedBy(call))] : []),
    ...(receipt ? [receiptPart(receipt)] : []),
  ];
}

/** The reply that this command was given before. An id that stands for something else is refused: it would hide that nothing was done. */
async function earlierReply({
  database,
  session,
  commandId,
  endpoint,
  input,
}: CommandCall): Promise<string | undefined> {
  if (!session || !commandId || !endpoint.keepsReply) return undefined;
  const found = await findReceipt(database.db, session.userId, commandId);
  if (!found) return undefined;
  // Receipts of earlier versions do not say what was asked.
  const isSame = found.askedHash
    ? found.askedHash === askedHash(endpoint.name, input)
    : found.name === endpoint.name;
  if (!isSame) throw new AppError('COMMAND_ID_REUSED');
  return found.reply;
}

async function leaveReceipt(db: Db, call: CommandCall, reply: string): Promise<void> {
  const receipt = receiptOf(call, reply);
  if (receipt && !(await keepReceipt(db, receipt))) throw new TwinWasFaster();
}

function receiptOf(call: CommandCall, reply: string): Receipt | undefined {
  const { session, commandId, endpoint, input, now } = call;
  if (!session || !commandId || !endpoint.keepsReply) return undefined;
  const { name } = endpoint;
  return { userId: session.userId, commandId, name, askedHash: askedHash(name, input), reply, at: now };
}
