import * as z from 'zod/mini';
import type { SuccessName } from './envelope.ts';
import type { RefusalName } from './errors.ts';
import type { ModelId } from './modules.ts';

/** Who may call: anyone, or only a person with a session. */
export type Access = 'open' | 'session';

/** How the body travels; 'form' endpoints take JSON too. */
export type BodyKind = 'json' | 'form' | 'multipart';

/** What comes back: the envelope, bytes the handler writes itself, or a file, which has a length and ranges. */
export type ReplyKind = 'envelope' | 'bytes' | 'file';

type Shape = z.core.$ZodType;
/** The shape of a part the endpoint does not ask for. */
export const nothing = z.object({});
type Nothing = typeof nothing;

export interface Endpoint<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  R extends Shape = Shape,
  A extends Access = Access,
> {
  /** The verb's one name on every floor, and the first part of the client's query key. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below the base path, with `:id` for parameters. */
  readonly path: string;
  readonly summary: string;
  readonly access: A;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly bodyKind: BodyKind;
  readonly reply: ReplyKind;
  readonly response: R;
  /** What `msg` says when it went well. */
  readonly success: SuccessName;
  /** Every refusal it can give beside those of the kernel (session, fields, right). */
  readonly errors: readonly RefusalName[];
  /** It changes something: it runs in one transaction. */
  readonly command: boolean;
  /** It leaves a line in the audit log, as commands do unless nobody would ever ask who gave them. */
  readonly audited: boolean;
  /** A retry is given the same reply again, so the reply is kept for days; false where it must not be kept. */
  readonly keepsReply: boolean;
  /** The module whose guarded columns are taken out of the reply, and the button one needs to call it. */
  readonly needs: { readonly modelId: ModelId; readonly button?: string } | undefined;
}

interface Declaration<P, Q, B, R, A> {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  access?: A;
  params?: P;
  query?: Q;
  body?: B;
  bodyKind?: BodyKind;
  reply?: ReplyKind;
  response?: R;
  success?: SuccessName;
  errors?: readonly RefusalName[];
  command?: boolean;
  audited?: boolean;
  keepsReply?: boolean;
  needs?: { modelId: ModelId; button?: string };
}

/** Declares one call of the wire; client, server and OpenAPI all read this object. */
export function endpoint<
  P extends Shape = Nothing,
  Q extends Shape = Nothing,
  B extends Shape = Nothing,
  R extends Shape = z.ZodMiniNull,
  A extends Access = 'session',
>(declared: Declaration<P, Q, B, R, A>): Endpoint<P, Q, B, R, A> {
  const command = declared.command ?? declared.method !== 'GET';
  return {
    access: 'session' as A,
    params: nothing as unknown as P,
    query: nothing as unknown as Q,
    body: nothing as unknown as B,
    bodyKind: 'json',
    reply: 'envelope',
    response: z.null() as unknown as R,
    success: 'success',
    errors: [],
    command,
    audited: command,
    keepsReply: true,
    needs: undefined,
    ...declared,
  };
}

/** What a handler reads. */
export interface Received<E extends Endpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
}

/** What a caller writes: only the parts the endpoint asks for. */
export type Input<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

type Part<K extends string, S extends Shape> =
  z.input<S> extends Record<string, never>
    ? { [key in K]?: undefined }
    : Partial<z.input<S>> extends z.input<S>
      ? { [key in K]?: z.input<S> }
      : { [key in K]: z.input<S> };

/** What comes back inside `data`. */
export type Reply<E extends Endpoint> = z.output<E['response']>;
/** What a handler returns, before the response schema filters it. */
export type Answer<E extends Endpoint> = z.input<E['response']>;
