import { resolve } from 'node:path';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

export interface Config {
  port: number;
  host: string;
  /** Folder of the embedded database; also where short-lived files go. */
  dataFolder: string;
  /** Load the demo company into an empty database. */
  demo: boolean;
  /** An external PostgreSQL; undefined means the embedded one. */
  databaseUrl: string | undefined;
  /** '' or '/something': everything is served below it. */
  basePath: string;
  logLevel: (typeof logLevels)[number];
  /** Bytes of one uploaded file. */
  uploadLimit: number;
  /** Bytes of one request that is not an upload. */
  bodyLimit: number;
  /** Milliseconds in which the body of a request that is no upload must have arrived. */
  longestBody: number;
  /** A session ends when it was not used for so long. */
  tokenLifetimeMinutes: number;
  /** Connections each process keeps to the database at most. */
  databaseConnections: number;
  /** Requests an address may make to calls that need no session, per minute and process. */
  openCallsPerMinute: number;
  /** How many proxies in front of us may say where a request comes from. */
  trustedProxies: number;
}

/** A wrong value in the environment; its message is one sentence that names it. */
export class ConfigError extends Error {}

type Environment = Record<string, string | undefined>;

function refuse(name: string, value: string, expected: string): never {
  throw new ConfigError(`${name} is "${value}", but it must be ${expected}.`);
}

function wholeNumber(env: Environment, name: string, fallback: number, least: number, most: number): number {
  const value = env[name]?.trim();
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (!/^\d+$/.test(value) || number < least || number > most) {
    refuse(name, value, `a whole number from ${least} to ${most}`);
  }
  return number;
}

function choice<T extends string>(env: Environment, name: string, fallback: T, allowed: readonly T[]): T {
  const value = env[name]?.trim() || fallback;
  return allowed.find((word) => word === value) ?? refuse(name, value, `one of ${allowed.join(', ')}`);
}

function databaseUrl(env: Environment): string | undefined {
  const value = env.DATABASE_URL?.trim();
  if (!value) return undefined;
  // The value holds a password: it is never repeated in the message.
  if (!URL.canParse(value) || !/^postgres(ql)?:$/.test(new URL(value).protocol)) {
    throw new ConfigError(
      'DATABASE_URL must be an address like postgresql://user:password@host:5432/database.',
    );
  }
  return value;
}

function basePath(env: Environment): string {
  const value = env.FAIRWAY_BASE_PATH?.trim() ?? '';
  if (value === '' || value === '/') return '';
  if (!/^(\/[\w.-]+)+\/?$/.test(value) || value.includes('..')) {
    refuse('FAIRWAY_BASE_PATH', value, 'a path such as /fairway');
  }
  return value.replace(/\/$/, '');
}

function host(env: Environment): string {
  const value = env.HOST?.trim() || '127.0.0.1';
  if (!/^[\w.:-]+$/.test(value)) refuse('HOST', value, 'a host name or an address');
  return value;
}

/** Reads the environment once and refuses a wrong value by name. */
export function readConfig(env: Environment): Config {
  const megabyte = 1024 * 1024;
  return {
    port: wholeNumber(env, 'PORT', 8080, 0, 65535),
    host: host(env),
    dataFolder: resolve(env.FAIRWAY_DATA?.trim() || '.data'),
    demo: choice(env, 'FAIRWAY_DEMO', '1', ['0', '1']) === '1',
    databaseUrl: databaseUrl(env),
    basePath: basePath(env),
    logLevel: choice(env, 'FAIRWAY_LOG_LEVEL', 'info', logLevels),
    uploadLimit: wholeNumber(env, 'FAIRWAY_UPLOAD_MB', 10, 1, 1024) * megabyte,
    bodyLimit: wholeNumber(env, 'FAIRWAY_BODY_MB', 2, 1, 64) * megabyte,
    longestBody: wholeNumber(env, 'FAIRWAY_BODY_SECONDS', 30, 1, 600) * 1000,
    tokenLifetimeMinutes: wholeNumber(env, 'FAIRWAY_TOKEN_MINUTES', 24 * 60, 1, 60 * 24 * 365),
    databaseConnections: wholeNumber(env, 'FAIRWAY_DATABASE_CONNECTIONS', 20, 4, 500),
    openCallsPerMinute: wholeNumber(env, 'FAIRWAY_OPEN_CALLS_PER_MINUTE', 600, 10, 1_000_000),
    trustedProxies: wholeNumber(env, 'FAIRWAY_TRUSTED_PROXIES', 0, 0, 10),
  };
}
