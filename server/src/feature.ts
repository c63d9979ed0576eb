import type { InitMessage } from '@fairway/contract/live.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { AreaUsers } from './areas/admin/uses.ts';
import type { Bus } from './bus/bus.ts';
import type { TaxedCharges } from './charges/taxed-charges.ts';
import type { Threads } from './chat/conversations/threads/threads.ts';
import type { Cards } from './chat/live/content.ts';
import type { Config } from './config.ts';
import type { CreditUses } from './credit/credit-use.ts';
import type { InterfaceUse } from './data-interfaces/access.ts';
import type { Seed } from './database/built-in.ts';
import type { Database, Db } from './database/open.ts';
import type { Reader } from './database/reader.ts';
import type { DictionaryUsers } from './dictionary/admin/uses.ts';
import type { FileReader, PlaceReaders } from './files/access.ts';
import type { Route } from './http/context.ts';
import type { RefusalBurst } from './http/count-refusals.ts';
import type { RequestCounts } from './http/count-requests.ts';
import type { Holding } from './http/holding.ts';
import type { TableReaders } from './http/table-readers.ts';
import type { TaxInvoicesOf } from './invoices/tax-invoices-of.ts';
import type { Job } from './jobs/job.ts';
import type { Waiting } from './ledger/waiting.ts';
import type { Answers } from './live/answer-frames.ts';
import type { Hub, NewsReaders } from './live/hub.ts';
import type { Opener } from './live/live-socket.ts';
import type { Acquaintances } from './live/presence.ts';
import type { Teller } from './messages/notify.ts';
import type { UnitUsers } from './organisation-admin/unit-uses.ts';
import type { MenuTargets } from './permission/menu-targets.ts';
import type { FillableForms, FlowForms } from './records/references.ts';
import type { ReportFigures } from './report-log/figures.ts';
import type { ScheduleLayers } from './schedule/layers.ts';
import type { ForgetPerson } from './session/delete-my-account.ts';
import type { AfterSignIn } from './session/sign-in.ts';

/** What jobs are built with. */
export interface JobParts {
  config: Config;
  bus: Bus;
  reader: Reader;
  /** A transaction beside that of the job, which stays whatever becomes of it: how far a long one is. */
  commitNow: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  /** What other features offer. */
  extensions: Extensions;
}

/** A part of the demo company, loaded once; parts of one name are loaded together, in the order of the features. */
export interface DemoPart {
  name: string;
  /** Read only where the part is missing: these are many modules. */
  load: () => Promise<(db: Db, today: Date) => Promise<void>>;
}

/** What answers to sockets are built with. */
export interface SocketParts {
  config: Config;
  database: Database;
  bus: Bus;
  hub: Hub;
  log: FastifyBaseLogger;
  now: () => Date;
}

/** What calls about the process itself are answered from. */
export interface ProcessParts {
  config: Config;
  database: Database;
  hub: Hub;
  requests: RequestCounts;
  startedAt: Date;
  onClose: (work: () => void) => void;
}

/** What features offer each other, summed up over all of them; see the part of the same name in `Feature`. */
export interface Extensions {
  filePlaces: PlaceReaders;
  sentFiles: FileReader;
  threads: Threads;
  cards: Cards;
  tableReaders: TableReaders;
  waiting: Waiting;
  creditUses: CreditUses;
  taxedCharges: TaxedCharges;
  taxInvoicesOf: TaxInvoicesOf;
  fillableForms: FillableForms;
  flowForms: FlowForms;
  interfaceUse: InterfaceUse;
  afterSignIn: AfterSignIn;
  forgetPerson: ForgetPerson;
  /** In the order in which they are handed over. */
  holdings: readonly Holding[];
  unitUsers: UnitUsers;
  menuTargets: MenuTargets;
  dictionaryUsers: DictionaryUsers;
  areaUsers: AreaUsers;
  reportFigures: ReportFigures;
  scheduleLayers: ScheduleLayers;
}

/** What a feature brings to the app, in its `feature.ts`; `features.ts` lists them all. Every part is optional. */
export interface Feature {
  /** Which calls of the contract it answers; a function where it needs what other features offer. */
  routes?: readonly Route[] | ((extensions: Extensions) => readonly Route[]);
  /** The same for calls about the process that is asked. */
  processRoutes?: (parts: ProcessParts) => readonly Route[];
  /** What it does later or at fixed times. */
  // biome-ignore lint/suspicious/noExplicitAny: each job checks its own payload before its work sees it.
  jobs?: readonly Job<any>[] | ((parts: JobParts) => readonly Job<any>[]);
  /** What it reads into memory once the app listens, so that nobody waits for it. */
  warmUp?: (db: Db) => Promise<void>;
  /** The data every company starts with, demo or not. */
  builtIn?: readonly Seed[];
  /** Its part of the demo company. */
  demo?: readonly DemoPart[];

  /** What people with open sockets are told when something changed, by the word `tellPeople` says. */
  news?: Partial<NewsReaders>;
  /** What it says to somebody who connects. */
  greeting?: (db: Db, opener: Opener, extensions: Extensions) => Promise<Partial<InitMessage>>;
  /** How it answers what clients say through their sockets. */
  frames?: (parts: SocketParts, extensions: Extensions) => Answers;
  /** Who may know whether somebody is online. */
  acquaintances?: Acquaintances;

  /** Where it shows files, and who may see each of these places. */
  filePlaces?: PlaceReaders;
  /** Whether a file was sent to somebody, for files that are sent on any number of times. */
  sentFiles?: (extensions: Extensions) => FileReader;
  /** The business records people can have a conversation about. */
  threads?: Threads;
  /** What a message that links to one of its records shows of it. */
  cards?: Cards;
  /** Its tables, and who may read each: only they share views of it and are shown shared ones. */
  tableReaders?: TableReaders;
  /** What of its own keeps a month from being closed. */
  waiting?: Waiting;
  /** What of its own uses the credit of customers. */
  creditUses?: CreditUses;
  /** How much of some charges it has on tax invoices. */
  taxedCharges?: TaxedCharges;
  /** Which tax invoices it has of some lines of invoices. */
  taxInvoicesOf?: TaxInvoicesOf;
  /** Which forms it lets somebody fill in, beside those of their menu. */
  fillableForms?: FillableForms;
  /** Which forms it fills requests in with. */
  flowForms?: FlowForms;
  /** Whether it uses a data interface, and who may ask it for that reason. */
  interfaceUse?: (extensions: Extensions) => InterfaceUse;
  /** What it does when somebody signed in with their password. */
  afterSignIn?: AfterSignIn;
  /** What it does when somebody was refused very often: they may be trying doors. */
  refusalBurst?: (teller: Teller & { now: Date }, burst: RefusalBurst) => Promise<void>;
  /** What people look after in it, which others take over when they leave. */
  holdings?: readonly Holding[];
  /** What it forgets when somebody deletes their account. */
  forgetPerson?: ForgetPerson;
  /** What of its own names a company, department, position, role or group, by the kind of what names it. */
  unitUsers?: UnitUsers;
  /** What the company makes in it that an entry of the menu can open: forms, reports … */
  menuTargets?: MenuTargets;
  /** What of its own uses a dictionary or one of its entries, by the kind of what uses it. */
  dictionaryUsers?: DictionaryUsers;
  /** What of its own uses an area, by the kind of what uses it. */
  areaUsers?: AreaUsers;
  /** What of its own it counts for somebody who writes a work report. */
  reportFigures?: ReportFigures;
  /** Dates of its own that people can have in their calendars. */
  scheduleLayers?: ScheduleLayers;
}
