import { resolve } from 'node:path';
import { heartbeatEvery } from '@fairway/contract/live.ts';
import {
  type ProviderKind,
  providerKinds,
  providerStandards,
} from '@fairway/contract/sign-in-method-fields.ts';
import { isMailAddress } from '@fairway/domain/mail/mail-address.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Who brings mail away. */
export interface MailServer {
  host: string;
  port: number;
  /** Encrypted from the first byte; otherwise as soon as the server offers it. */
  isSecure: boolean;
  user: string;
  password: string;
  /** The address it comes from. */
  from: string;
}

export interface Config {
  port: number;
  host: string;
  /** Folder of the embedded database; also where short-lived files go. */
  dataFolder: string;
  /** Load the demo company into an empty database, and let its people sign in. */
  demo: boolean;
  /** An external PostgreSQL; undefined means the embedded one. */
  databaseUrl: string | undefined;
  /** '' or '/something': everything is served below it. */
  basePath: string;
  logLevel: (typeof logLevels)[number];
  /** Bytes of one uploaded file. */
  uploadLimit: number;
  /** Bytes of all files of one person, and of the whole company. */
  personStorage: number;
  companyStorage: number;
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
  /** Milliseconds between two looks at every socket: is anybody there, does the session go on. */
  heartbeat: number;
  /** Messages one person may send in the long run; some dozens at once are nobody's trouble. */
  messagesPerSecond: number;
  /** How many proxies in front of us may say where a request comes from. */
  trustedProxies: number;
  /** The origin browsers reach us at, such as https://fairway.example.com; only who needs it asks for it. */
  publicUrl: string | undefined;
  /** The origins that pages inside an app of a phone have; such an app may open sockets too. */
  nativeOrigins: readonly string[];
  /** The gateway that takes text messages. */
  sms: { url: string; token: string | undefined } | undefined;
  /** Who brings reminders to mailboxes; without it nobody is offered that. */
  mail: MailServer | undefined;
  /** Who else may say who somebody is. */
  socials: readonly SocialProvider[];
  /** What secrets in the database are sealed with; undefined: a file of the data folder. */
  secretKey: string | undefined;
  /** Hosts of ways to sign in that may stand in a private network, and be called without encryption. */
  signInHosts: readonly InterfaceHost[];
  /** Who has it may read the metrics; undefined: nobody may. */
  metricsToken: string | undefined;
  /** Where data interfaces may ask for rows. */
  interfaceHosts: readonly InterfaceHost[];
}

/** A host as a URL writes it; without a port it is the usual one of http or https. */
export interface InterfaceHost {
  host: string;
  port: number | undefined;
  /** It may stand in a private network, or on our own machine. */
  mayBePrivate: boolean;
}

/** A provider: where it is, what we are to it, and where it says who somebody is. */
export interface SocialProvider {
  id: string;
  kind: ProviderKind;
  name: string;
  /** A picture the page may load: a path of ours, or the picture itself. */
  logo: string;
  authorizeUrl: string;
  tokenUrl: string;
  userinfoUrl: string;
  clientId: string;
  clientSecret: string;
  /** The number of our app at WeCom. */
  agentId: string;
  scope: string;
  /** The field of the userinfo that never changes for one person, and the one people read. */
  subject: string;
  label: string;
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

/** Nobody reaches such an address from another machine. */
export const isLoopback = (address: string): boolean => /^(localhost|127(\.\d+){3}|::1)$/i.test(address);

const isOurMachine = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);

/** An address secrets travel to: encrypted, unless they never leave the machine. */
function secureAddress(env: Environment, name: string): URL {
  const value = env[name]?.trim() ?? '';
  const url = URL.canParse(value) ? new URL(value) : undefined;
  const isSecure = url?.protocol === 'https:' || (url?.protocol === 'http:' && isOurMachine(url));
  if (!url || !isSecure || url.username !== '' || url.hash !== '') {
    refuse(name, value, 'an address that begins with https:// (http:// only on localhost)');
  }
  return url;
}

function publicUrl(env: Environment): string | undefined {
  const name = 'FAIRWAY_PUBLIC_URL';
  if (!env[name]?.trim()) return undefined;
  const url = secureAddress(env, name);
  if (url.pathname !== '/' || url.search !== '') {
    refuse(name, url.href, 'an address without a path, such as https://fairway.example.com');
  }
  return url.origin;
}

/** Nobody gets in by one of them alone: a socket needs a token or a ticket, which no browser adds by itself. */
const usualNativeOrigins = 'https://localhost,http://localhost,capacitor://localhost';

function nativeOrigins(env: Environment): string[] {
  const value = env.FAIRWAY_NATIVE_ORIGINS?.trim() || usualNativeOrigins;
  if (value === 'none') return [];
  const origins = value.split(',').map((word) => word.trim());
  if (!origins.every((origin) => /^[a-z][a-z0-9+.-]*:\/\/[\w.-]+(:\d{1,5})?$/i.test(origin))) {
    refuse('FAIRWAY_NATIVE_ORIGINS', value, 'none, or origins such as capacitor://localhost, with commas');
  }
  return origins.map((origin) => origin.toLowerCase());
}

/** `smtps://user:password@host` or `smtp://…`, and the address that mail comes from. */
function mail(env: Environment): Config['mail'] {
  const written = env.FAIRWAY_MAIL_URL?.trim();
  if (!written) return undefined;
  const url = URL.canParse(written) ? new URL(written) : undefined;
  const isSecure = url?.protocol === 'smtps:';
  if (!url?.hostname || (!isSecure && url.protocol !== 'smtp:'))
    throw new ConfigError('FAIRWAY_MAIL_URL must be an address like smtps://user:password@mail.example.com.');
  const from = env.FAIRWAY_MAIL_FROM?.trim() ?? '';
  if (!isMailAddress(from))
    throw new ConfigError('FAIRWAY_MAIL_FROM must be the mail address that reminders come from.');
  return {
    ...{ host: url.hostname, port: Number(url.port) || (isSecure ? 465 : 587), isSecure, from },
    ...{ user: decodeURIComponent(url.username), password: decodeURIComponent(url.password) },
  };
}

function sms(env: Environment): Config['sms'] {
  const url = env.FAIRWAY_SMS_URL?.trim();
  if (!url) return undefined;
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) {
    // The value may hold a key of the gateway: it is never repeated in the message.
    throw new ConfigError('FAIRWAY_SMS_URL must be an address like https://sms.example.com/send.');
  }
  return { url, token: env.FAIRWAY_SMS_TOKEN?.trim() || undefined };
}

/** Long enough that nobody guesses it. */
function secretKey(env: Environment): string | undefined {
  const value = env.FAIRWAY_SECRET_KEY?.trim();
  if (!value) return undefined;
  // The value is a secret: it is never repeated in the message.
  if (value.length < 32 || value.length > 500)
    throw new ConfigError('FAIRWAY_SECRET_KEY must have 32 to 500 letters, digits and signs.');
  return value;
}

/** As a header can carry it, and long enough that nobody guesses it. */
function metricsToken(env: Environment): string | undefined {
  const value = env.FAIRWAY_METRICS_TOKEN?.trim();
  if (!value) return undefined;
  // The value is a secret: it is never repeated in the message.
  if (!/^[\x21-\x7e]{16,200}$/.test(value)) {
    throw new ConfigError(
      'FAIRWAY_METRICS_TOKEN must have 16 to 200 letters, digits and signs, without spaces.',
    );
  }
  return value;
}

function socials(env: Environment): SocialProvider[] {
  const value = env.FAIRWAY_SOCIALS?.trim() ?? '';
  if (value === '') return [];
  const ids = value.split(',').map((id) => id.trim());
  if (!ids.every((id) => /^[a-z][a-z0-9]{0,29}$/.test(id)) || new Set(ids).size < ids.length) {
    refuse('FAIRWAY_SOCIALS', value, 'different names of small letters and digits, such as keycloak,wecom');
  }
  if (!publicUrl(env)) {
    throw new ConfigError(
      'FAIRWAY_PUBLIC_URL is missing, but FAIRWAY_SOCIALS needs it: a provider sends people back to it.',
    );
  }
  return ids.map((id) => social(env, id));
}

function social(env: Environment, id: string): SocialProvider {
  const name = (part: string) => `FAIRWAY_SOCIAL_${id.toUpperCase()}_${part}`;
  const text = (part: string) => env[name(part)]?.trim() ?? '';
  const needed = (part: string) => {
    if (text(part) === '')
      throw new ConfigError(`${name(part)} is missing, but FAIRWAY_SOCIALS names ${id}.`);
    return text(part);
  };
  const kind = choice(env, name('KIND'), 'oauth', providerKinds);
  const standards = providerStandards[kind];
  const address = (part: string, standard: string) =>
    text(part) === '' && standard !== '' ? standard : secureAddress(env, name(part)).href;
  const logo = text('LOGO');
  // The page loads pictures from nowhere else.
  if (logo !== '' && !/^(\/(?!\/)|data:image\/)/.test(logo)) {
    refuse(name('LOGO'), logo, 'a path such as /logos/keycloak.png, or a data: address of a picture');
  }
  return {
    ...{ id, kind, logo, name: needed('NAME') },
    authorizeUrl: address('AUTHORIZE_URL', standards.authorizeUrl),
    tokenUrl: address('TOKEN_URL', standards.tokenUrl),
    userinfoUrl: address('USERINFO_URL', standards.userinfoUrl),
    clientId: needed('CLIENT_ID'),
    clientSecret: needed('CLIENT_SECRET'),
    agentId: kind === 'wecom' ? needed('AGENT_ID') : '',
    scope: text('SCOPE') || standards.scope,
    subject: text('SUBJECT') || standards.subject,
    label: text('LABEL') || standards.label,
  };
}

/** `host` or `host:port`, several with commas. */
function interfaceHosts(env: Environment, name: string, mayBePrivate: boolean): InterfaceHost[] {
  const given = env[name]?.trim() ?? '';
  const words = given === '' ? [] : given.split(',').map((word) => word.trim());
  return words.map((word) => {
    // Read as the address of a call will be read, so that both are spelled alike.
    const url = URL.canParse(`http://${word}`) ? new URL(`http://${word}`) : undefined;
    const port = /:(\d{1,5})$/.exec(word)?.[1];
    if (!url?.hostname || /[/?#@\\\s]/.test(word)) {
      refuse(name, given, 'hosts such as api.example.com or api.example.com:8443, separated by commas');
    }
    return { host: url.hostname, port: port ? Number(port) : undefined, mayBePrivate };
  });
}

/** Reads the environment once and refuses a wrong value by name. */
export function readConfig(env: Environment): Config {
  const megabyte = 1024 * 1024;
  return {
    port: wholeNumber(env, 'PORT', 8080, 0, 65535),
    host: host(env),
    dataFolder: resolve(env.FAIRWAY_DATA?.trim() || '.data'),
    // Its passwords are public: where others can reach us somebody must have wanted it.
    demo: choice(env, 'FAIRWAY_DEMO', isLoopback(host(env)) ? '1' : '0', ['0', '1']) === '1',
    databaseUrl: databaseUrl(env),
    basePath: basePath(env),
    logLevel: choice(env, 'FAIRWAY_LOG_LEVEL', 'info', logLevels),
    uploadLimit: wholeNumber(env, 'FAIRWAY_UPLOAD_MB', 10, 1, 1024) * megabyte,
    personStorage: wholeNumber(env, 'FAIRWAY_PERSON_STORAGE_MB', 5 * 1024, 1, 1024 * 1024) * megabyte,
    companyStorage:
      wholeNumber(env, 'FAIRWAY_COMPANY_STORAGE_MB', 100 * 1024, 1, 1024 * 1024 * 1024) * megabyte,
    bodyLimit: wholeNumber(env, 'FAIRWAY_BODY_MB', 2, 1, 64) * megabyte,
    longestBody: wholeNumber(env, 'FAIRWAY_BODY_SECONDS', 30, 1, 600) * 1000,
    tokenLifetimeMinutes: wholeNumber(env, 'FAIRWAY_TOKEN_MINUTES', 24 * 60, 1, 60 * 24 * 365),
    databaseConnections: wholeNumber(env, 'FAIRWAY_DATABASE_CONNECTIONS', 20, 4, 500),
    openCallsPerMinute: wholeNumber(env, 'FAIRWAY_OPEN_CALLS_PER_MINUTE', 600, 10, 1_000_000),
    heartbeat: wholeNumber(env, 'FAIRWAY_HEARTBEAT_SECONDS', heartbeatEvery / 1000, 1, 300) * 1000,
    messagesPerSecond: wholeNumber(env, 'FAIRWAY_MESSAGES_PER_SECOND', 2, 1, 1_000_000),
    trustedProxies: wholeNumber(env, 'FAIRWAY_TRUSTED_PROXIES', 0, 0, 10),
    publicUrl: publicUrl(env),
    nativeOrigins: nativeOrigins(env),
    sms: sms(env),
    mail: mail(env),
    socials: socials(env),
    metricsToken: metricsToken(env),
    secretKey: secretKey(env),
    signInHosts: interfaceHosts(env, 'FAIRWAY_SIGN_IN_PRIVATE_HOSTS', true),
    interfaceHosts: [
      ...interfaceHosts(env, 'FAIRWAY_INTERFACE_HOSTS', false),
      ...interfaceHosts(env, 'FAIRWAY_INTERFACE_PRIVATE_HOSTS', true),
    ],
  };
}
