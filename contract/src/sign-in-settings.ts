import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { id, listOf, moment } from './envelope.ts';
import { providerKinds, type SignInMethodField, signInMethodKinds } from './sign-in-method-fields.ts';

const base = '/api/system/SignInMethods';
const needs = { modelId: 'signInMethod' } as const;

/** What a call to another system came to: the only words that ever come back of it. */
export const outsideOutcomes = [
  ...(['ok', 'addressUnknown', 'addressPrivate', 'notEncrypted', 'certificate', 'notReached'] as const),
  ...(['tooSlow', 'redirected', 'tooMuch', 'notJson', 'badStatus', 'clientRefused'] as const),
  ...(['redirectRefused', 'codeRefused', 'noSubject', 'differs', 'cancelled'] as const),
] as const;
export type OutsideOutcome = (typeof outsideOutcomes)[number];

export const checkSteps = ['discovery', 'authorize', 'token', 'userinfo'] as const;

/** Why a method is not offered although it is on. */
export const methodProblems = ['incomplete', 'secretMissing', 'secretUnreadable', 'addressMissing'] as const;

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most));
const word = z.string().check(z.trim(), z.maxLength(50), z.regex(/^[\w.-]*$/));

const fields = {
  isOn: z.boolean(),
  name: text(30),
  /** A path of ours, or the picture itself: the login screen loads pictures from nowhere else. */
  logo: z.string().check(z.trim(), z.maxLength(100_000), z.regex(/^(\/(?!\/).*|data:image\/.*)?$/)),
  clientId: text(200),
  agentId: word,
  ...{ publicUrl: text(300), url: text(1000), issuer: text(500) },
  ...{ authorizeUrl: text(1000), tokenUrl: text(1000), userinfoUrl: text(1000) },
  ...{ scope: text(200), subject: word, label: word },
} satisfies Record<SignInMethodField, z.ZodMiniType>;

const nullable = Object.fromEntries(
  Object.entries(fields).map(([name, schema]) => [name, z.nullable(schema)]),
) as { [K in keyof typeof fields]: z.ZodMiniNullable<(typeof fields)[K]> };

const value = z.union([z.string(), z.boolean()]);
const source = z.enum(['company', 'environment', 'builtIn', 'none']);

const method = z.object({
  ...{ id: z.string(), kind: z.enum(signInMethodKinds), version: z.number() },
  /** The company added it; it may be deleted. */
  isOwn: z.boolean(),
  isOffered: z.boolean(),
  problem: z.nullable(z.enum(methodProblems)),
  fields: z.array(
    z.object({
      key: z.string(),
      value,
      /** What holds when the company sets nothing, and where the value comes from now. */
      ...{ standard: value, from: source },
    }),
  ),
  /** Null where there is none to keep. A secret never travels back. */
  secret: z.nullable(
    z.object({
      ...{ from: source, isReadable: z.boolean() },
      ...{ byName: z.string(), at: z.nullable(moment) },
    }),
  ),
  ...{ byName: z.string(), at: z.nullable(moment) },
  /** What a provider must know of us; empty without our own address. */
  redirectUrl: z.string(),
  /** How many people have tied their account to it. */
  bound: z.number(),
});
export type SignInMethod = z.infer<typeof method>;

const params = z.object({ id });
const saved = z.object({ id: z.string(), version: z.number() });
const version = z.number();
const refused = ['NOT_FOUND', 'RECORD_CHANGED', 'FORBIDDEN', 'FIELDS_INVALID'] as const;

export const listSignInMethods = endpoint({
  ...{ name: 'listSignInMethods', method: 'GET', path: base },
  summary: 'Every way to sign in beside the password, with where its values come from; never a secret',
  response: z.object({
    list: z.array(method),
    /** The server can keep secrets. */
    keepsSecrets: z.boolean(),
  }),
  needs,
});

export const addSignInMethod = endpoint({
  ...{ name: 'addSignInMethod', method: 'POST', path: base },
  summary: 'Add a provider; it is off until it is complete',
  body: z.object({
    kind: z.enum(providerKinds),
    /** It stands in the address the provider sends people back to. */
    id: z.string().check(z.trim(), z.regex(/^[a-z][a-z0-9]{0,29}$/)),
    name: text(30),
  }),
  response: saved,
  success: 'created',
  errors: ['FORBIDDEN', 'SIGN_IN_METHOD_EXISTS'],
  needs,
});

export const changeSignInMethod = endpoint({
  ...{ name: 'changeSignInMethod', method: 'PUT', path: `${base}/:id` },
  summary: 'Change a way to sign in; null goes back to what the environment says, what is left out stays',
  params,
  body: z.object({
    version,
    changes: z._default(z.partial(z.strictObject(nullable)), {}),
    /** A new secret; an empty text is none, and null forgets the one the company set. */
    secret: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(2000)))),
  }),
  response: saved,
  success: 'saved',
  errors: ['SIGN_IN_KEY_MISSING', ...refused],
  needs,
});

export const undoSignInMethod = endpoint({
  ...{ name: 'undoSignInMethod', method: 'POST', path: `${base}/:id/Undo` },
  summary: 'Take the last change of a way to sign in back',
  params,
  body: z.object({ version }),
  response: saved,
  success: 'done',
  errors: ['SIGN_IN_UNDO_OVER', ...refused],
  needs,
});

export const removeSignInMethod = endpoint({
  ...{ name: 'removeSignInMethod', method: 'POST', path: `${base}/:id/Delete` },
  summary: 'Delete a provider that the company added and nobody is tied to',
  params,
  body: z.object({ version }),
  success: 'deleted',
  errors: ['SIGN_IN_METHOD_BOUND', 'SIGN_IN_METHOD_FIXED', ...refused],
  needs,
});

export const listSignInMethodHistory = endpoint({
  ...{ name: 'listSignInMethodHistory', method: 'GET', path: `${base}/:id/History` },
  summary: 'Who changed what of a way to sign in, the newest first; of a secret only that it changed',
  params,
  response: listOf(
    z.object({
      ...{ version: z.number(), at: moment, byName: z.string(), act: z.string() },
      /** Null stands for what the environment says. */
      differences: z.array(
        z.object({ key: z.string(), before: z.nullable(value), after: z.nullable(value) }),
      ),
    }),
  ),
  needs,
});

const outcome = z.enum(outsideOutcomes);

export const testSmsGateway = endpoint({
  ...{ name: 'testSmsGateway', method: 'POST', path: `${base}/sms/Test` },
  summary: 'Send a real message to a number, and say what the gateway answered',
  body: z.object({ mobile: z.string().check(z.trim(), z.regex(/^1[3-9]\d{9}$/)) }),
  response: z.object({ outcome, status: z.nullable(z.number()) }),
  errors: ['FORBIDDEN', 'SIGN_IN_INCOMPLETE', 'SIGN_IN_TESTED_OFTEN'],
  needs,
});

export const checkSignInMethod = endpoint({
  ...{ name: 'checkSignInMethod', method: 'POST', path: `${base}/:id/Check` },
  summary: 'Ask a provider whether its addresses answer and whether it knows us, without signing anybody in',
  params,
  response: z.object({
    steps: z.array(z.object({ step: z.enum(checkSteps), outcome, status: z.nullable(z.number()) })),
    /** The addresses that the issuer itself names. */
    found: z.nullable(z.object({ authorizeUrl: z.string(), tokenUrl: z.string(), userinfoUrl: z.string() })),
  }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'SIGN_IN_INCOMPLETE', 'SIGN_IN_TESTED_OFTEN'],
  needs,
});

export const trySignInMethod = endpoint({
  ...{ name: 'trySignInMethod', method: 'POST', path: `${base}/:id/Try` },
  summary: 'Where to sign in at a provider to see what it says; nobody is signed in or tied here',
  params,
  response: z.object({ id: z.string(), url: z.string() }),
  errors: ['NOT_FOUND', 'FORBIDDEN', 'SIGN_IN_INCOMPLETE', 'SIGN_IN_TESTED_OFTEN'],
  needs,
});

export const getSignInTrial = endpoint({
  ...{ name: 'getSignInTrial', method: 'GET', path: `${base}/Trial/:id` },
  summary: 'What the provider said to whoever began the trial',
  params,
  response: z.object({
    methodName: z.string(),
    /** Null while nobody came back. */
    outcome: z.nullable(outcome),
    ...{ subject: z.string(), name: z.string() },
  }),
  errors: ['NOT_FOUND'],
  needs,
});
