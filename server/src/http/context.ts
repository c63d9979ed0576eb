import type { Readable } from 'node:stream';
import type { Access, Answer, Endpoint, Received } from '@fairway/contract/endpoint.ts';
import type { SuccessName } from '@fairway/contract/envelope.ts';
import type { Language } from '@fairway/contract/errors.ts';
import type { MenuDevice } from '@fairway/contract/menus.ts';
import type { PermissionEntry } from '@fairway/contract/permission.ts';
import type { CurrentUser } from '@fairway/contract/session.ts';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { Bus } from '../bus/bus.ts';
import type { Config } from '../config.ts';
import type { Part } from '../database/one-statement.ts';
import type { Db } from '../database/open.ts';
import type { Reader } from '../database/reader.ts';
import type { PartialBody } from './byte-range.ts';
import type { Actor } from './hooks.ts';

/** Who is calling, as found by the token; never what a request says of itself. */
export interface Session {
  id: string;
  tokenHash: Buffer;
  userId: string;
  account: string;
  realName: string;
  kind: 'member' | 'customer';
  isAdministrator: boolean;
  /** An administrator looks at the system as this person, and changes nothing. */
  isSeeing: boolean;
  /** Moves whenever organisation or permission data changes. */
  organisationStamp: number;
}

interface Common<A extends Access> {
  session: A extends 'session' ? Session : undefined;
  /** Who the caller is, with their menu and what they may do; read at most once in a call. */
  currentUser: A extends 'session' ? (device?: MenuDevice) => Promise<CurrentUser> : undefined;
  /** What the caller may do anywhere. */
  permissions: A extends 'session' ? () => Promise<readonly PermissionEntry[]> : undefined;
  /** What an open call was sent along, where something else than a session opens it. */
  authorization: A extends 'open' ? string | undefined : undefined;
  now: Date;
  requestId: string;
  /** What the client calls this command; the same one again is a retry. */
  commandId: string | undefined;
  language: Language;
  address: string;
  agent: string;
  /** Whether the caller wants all bytes of a reply, a part of them, or only its headers. */
  wants: 'everything' | 'part' | 'headers';
  /** The kind of client: `app` or `pc`. */
  origin: string;
  config: Config;
  log: FastifyBaseLogger;
  bus: Bus;
  /** For SELECTs that people wrote; outside every transaction. */
  reader: Reader;
  /** Runs when the commit is through; a failure there is logged, never thrown. */
  afterCommit: (work: () => unknown) => void;
  /** Runs after a refusal rolled everything back, in a transaction of its own: what must survive it. */
  afterRefusal: (work: (db: Db) => Promise<unknown>) => void;
  /** Names what the command was about, for the audit line. */
  auditTarget: (target: string) => void;
  /** Names who did it, where there is no session to tell or the session must not be told. */
  auditActor: (actor: Actor) => void;
  /** A header of the reply, if the call succeeds. */
  replyHeader: (name: string, value: string) => void;
  /** Says with other words than the endpoint's that it went well: one call, several outcomes. */
  succeedAs: (name: SuccessName) => void;
}

/** For a command `db` is its transaction; no other handle is in scope. */
export type Context<A extends Access = 'session'> = Common<A> & { db: Db };

/** A command that must not hold a transaction (a stream) opens one when it is ready. */
export type OwnTransactionContext<A extends Access = 'session'> = Common<A> & {
  /** For looking something up before it. */
  read: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  transact: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** A short transaction without an audit line; what it wrote stays, whatever becomes of the command. */
  commitNow: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /**
   * One of several things a command does, as a command of its own: with a transaction, tries, effects and a receipt by
   * itself. The same name in the same command acts once and gives the same again, whatever became of the others.
   */
  part: <T>(name: string, work: (ctx: Context<A>) => Promise<T>) => Promise<T>;
  /** The whole command in one transaction with its audit line and its receipt: what a plain route does. */
  command: (work: (ctx: Context<A>) => Promise<unknown>) => Promise<Reply>;
  /**
   * The whole command in one statement, which is a transaction by itself: `closing` are its audit line and its receipt.
   * False when it was not written; also when the database refused it, as it does a command that was sent twice.
   */
  inOneStatement: (answer: unknown, write: (db: Db, closing: Part[]) => Promise<boolean>) => Promise<boolean>;
  request: FastifyRequest;
};

/** The answer of a command that was written already, or that its earlier twin was given. */
export class Reply {
  readonly written: string | Buffer | Bytes;
  constructor(written: string | Buffer | Bytes) {
    this.written = written;
  }
}

/** Bytes in place of the envelope. */
export interface Bytes {
  contentType: string;
  body: Buffer | string | Readable | PartialBody;
  headers?: Record<string, string>;
  status?: number;
}

export type Handler<E extends Endpoint> = (
  ctx: Context<E['access']>,
  input: Received<E>,
) => Promise<Answer<E> | Bytes> | Answer<E> | Bytes;
export type OwnTransactionHandler<E extends Endpoint> = (
  ctx: OwnTransactionContext<E['access']>,
  input: Received<E>,
) => Promise<Answer<E> | Bytes | Reply>;

export interface Route {
  endpoint: Endpoint;
  transaction: 'kernel' | 'own';
  /** A page asks it each second while it waits, in every browser of an office. */
  isPolled?: boolean;
  /** It asks for a signature before anything else: who has none costs nothing, who has one is known. */
  isSigned?: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: the pair was checked when it was made, in route().
  handler: (ctx: any, input: any) => unknown;
}

/** Ties an endpoint of the contract to what it does. */
export function route<E extends Endpoint>(endpoint: E, handler: Handler<E>): Route {
  return { endpoint, transaction: 'kernel', handler };
}

/** The same for a command that opens its transaction itself. */
export function routeWithOwnTransaction<E extends Endpoint>(
  endpoint: E,
  handler: OwnTransactionHandler<E>,
): Route {
  return { endpoint, transaction: 'own', handler };
}

/** The same for a call that is made again and again by who waits for something. */
export const polled = (route: Route): Route => ({ ...route, isPolled: true });

/** The same for a call that only a signature opens; where its body is signed, `request.bodyText` has that as it came. */
export const signed = (route: Route): Route => ({ ...route, isSigned: true });

export const isBytes = (value: unknown): value is Bytes =>
  typeof value === 'object' && value !== null && 'contentType' in value && 'body' in value;
