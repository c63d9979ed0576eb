import type { SignInMethodKind, SignInMethodValues } from '@fairway/contract/sign-in-method-fields.ts';
import type { OutsideOutcome } from '@fairway/contract/sign-in-settings.ts';
import type { Generated, Selectable } from 'kysely';

declare module '../database/tables.ts' {
  interface Tables extends SignInMethodTables {}
}

export interface SignInMethodTables {
  sms_code: {
    id: string;
    mobile: string;
    codeHash: Buffer;
    address: string;
    createdAt: Date;
    expiresAt: Date;
    answers: Generated<number>;
    usedAt: Date | null;
  };
  sign_in_ticket: {
    ticketHash: Buffer;
    scanCode: string;
    browserHash: Buffer;
    status: Generated<
      'waiting' | 'confirmed' | 'refused' | 'failed' | 'notBound' | 'severalAccounts' | 'used'
    >;
    agent: string;
    address: string;
    createdAt: Date;
    expiresAt: Date;
    scannedBy: string | null;
    userId: string | null;
    sessionId: string | null;
    source: string | null;
    stateHash: Buffer | null;
    codeVerifier: string | null;
    subject: string | null;
    socialName: string | null;
  };
  sign_in_method: {
    id: string;
    kind: SignInMethodKind;
    version: number;
    values: Generated<SignInMethodValues>;
    secretId: string | null;
    isOwn: Generated<boolean>;
    changedBy: string | null;
    changedAt: Date | null;
  };
  sign_in_secret: {
    id: string;
    methodId: string;
    sealed: Buffer;
    changedBy: string | null;
    changedAt: Date;
  };
  sign_in_trial: {
    id: string;
    methodId: string;
    userId: string;
    browserHash: Buffer;
    stateHash: Buffer | null;
    codeVerifier: string;
    expiresAt: Date;
    outcome: OutsideOutcome | null;
    subject: Generated<string>;
    name: Generated<string>;
  };
  social_identity: {
    id: string;
    source: string;
    subject: string;
    userId: string;
    socialName: string;
    at: Date;
  };
}

export type Ticket = Selectable<SignInMethodTables['sign_in_ticket']>;
