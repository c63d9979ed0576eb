import type { SuccessName } from '@fairway/contract/envelope.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Bus } from '../bus/bus.ts';
import type { Database, Db } from '../database/open.ts';

/** Who an audit line names. */
export interface Actor {
  userId: string;
  account: string;
  realName: string;
}

/** What a handler asked to happen later: after the commit, or after a refusal. */
export class Hooks {
  #afterCommit: (() => unknown)[] = [];
  #afterRefusal: ((db: Db) => Promise<unknown>)[] = [];
  audit: { target?: string; actor?: Actor } = {};
  success: SuccessName | undefined;
  replyHeaders: Record<string, string> = {};

  /** A transaction that is run again starts with nothing asked. */
  forget(): void {
    this.#afterCommit = [];
    this.#afterRefusal = [];
    this.audit = {};
    this.success = undefined;
    this.replyHeaders = {};
  }

  /** Notes what was asked so far: what is given back forgets everything that was asked since. */
  note(): () => void {
    const [committed, refused] = [[...this.#afterCommit], [...this.#afterRefusal]];
    const { success } = this;
    const replyHeaders = { ...this.replyHeaders };
    const audit = { ...this.audit };
    return () => {
      this.#afterCommit = [...committed];
      this.#afterRefusal = [...refused];
      this.audit = { ...audit };
      this.success = success;
      this.replyHeaders = { ...replyHeaders };
    };
  }

  readonly forHandler = {
    afterCommit: (work: () => unknown) => void this.#afterCommit.push(work),
    afterRefusal: (work: (db: Db) => Promise<unknown>) => void this.#afterRefusal.push(work),
    auditTarget: (target: string) => {
      this.audit.target = target;
    },
    auditActor: (actor: Actor) => {
      this.audit.actor = actor;
    },
    replyHeader: (name: string, value: string) => {
      this.replyHeaders[name] = value;
    },
    succeedAs: (name: SuccessName) => {
      this.success = name;
    },
  };

  async committed(log: FastifyBaseLogger, bus: Bus): Promise<void> {
    // They begin in their order and wait for nobody: what they say goes out together.
    const effects = this.#afterCommit.map((work) => Promise.try(work));
    for (const outcome of await Promise.allSettled(effects)) {
      if (outcome.status === 'fulfilled') continue;
      log.error({ err: outcome.reason }, 'an effect after the commit failed');
      // It is done and will not be done again: who should have been told of it reads anew.
      bus.reportGap();
    }
  }

  async refused(database: Database): Promise<void> {
    // A command may be refused inside of another way to run it: what is asked for then happens once.
    for (const work of this.#afterRefusal.splice(0)) await database.db.transaction().execute(work);
  }
}
