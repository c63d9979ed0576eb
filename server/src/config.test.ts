import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('configuration', () => {
  it('has its defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      demo: true,
      databaseUrl: undefined,
      basePath: '',
      logLevel: 'info',
      uploadLimit: 10 * 1024 * 1024,
    });
    expect(readConfig({}).dataFolder).toMatch(/\/\.data$/);
  });

  it('reads what is set', () => {
    const config = readConfig({
      PORT: '9000',
      HOST: '::1',
      FAIRWAY_DEMO: '0',
      FAIRWAY_BASE_PATH: '/fairway/',
      FAIRWAY_UPLOAD_MB: '25',
    });
    expect(config).toMatchObject({
      port: 9000,
      host: '::1',
      demo: false,
      basePath: '/fairway',
      uploadLimit: 25 * 1024 * 1024,
    });
  });

  it.each([
    ['127.0.0.1', undefined, true],
    ['127.0.0.2', undefined, true],
    ['localhost', undefined, true],
    ['::1', undefined, true],
    ['127.0.0.1', '0', false],
    ['0.0.0.0', undefined, false],
    ['::', undefined, false],
    ['192.168.1.5', undefined, false],
    ['127.example.com', undefined, false],
    ['0.0.0.0', '', false],
    ['0.0.0.0', '1', true],
    ['0.0.0.0', '0', false],
  ])('on %s with FAIRWAY_DEMO=%s the demo is %s', (HOST, FAIRWAY_DEMO, demo) => {
    expect(readConfig({ HOST, FAIRWAY_DEMO }).demo).toBe(demo);
  });

  it.each([
    ['PORT', '99999'],
    ['PORT', 'eighty'],
    ['PORT', '-1'],
    ['HOST', 'a b'],
    ['FAIRWAY_DEMO', 'yes'],
    ['FAIRWAY_BASE_PATH', 'fairway'],
    ['FAIRWAY_BASE_PATH', '/../etc'],
    ['FAIRWAY_LOG_LEVEL', 'loud'],
    ['FAIRWAY_UPLOAD_MB', '0'],
    ['FAIRWAY_TOKEN_MINUTES', '1.5'],
    ['DATABASE_URL', 'mysql://u:secret@h/d'],
    ['FAIRWAY_MESSAGES_PER_SECOND', '0'],
    ['FAIRWAY_NATIVE_ORIGINS', 'localhost'],
    ['FAIRWAY_NATIVE_ORIGINS', 'https://localhost/below'],
    ['FAIRWAY_INTERFACE_HOSTS', 'https://api.example.com'],
    ['FAIRWAY_INTERFACE_HOSTS', 'api.example.com,'],
    ['FAIRWAY_INTERFACE_HOSTS', 'user@api.example.com'],
    ['FAIRWAY_INTERFACE_PRIVATE_HOSTS', 'inside:99999'],
    ['FAIRWAY_INTERFACE_PRIVATE_HOSTS', 'inside/path'],
  ])('refuses %s=%s in one sentence that names it', (name, value) => {
    const refused = () => readConfig({ [name]: value });
    expect(refused).toThrow(ConfigError);
    expect(refused).toThrow(new RegExp(`^${name} .*\\.$`));
  });

  it('knows the origins of pages inside an app, unless it is told others or none', () => {
    expect(readConfig({}).nativeOrigins).toContain('capacitor://localhost');
    expect(readConfig({ FAIRWAY_NATIVE_ORIGINS: 'App://Fairway, ionic://localhost' }).nativeOrigins).toEqual([
      'app://fairway',
      'ionic://localhost',
    ]);
    expect(readConfig({ FAIRWAY_NATIVE_ORIGINS: 'none' }).nativeOrigins).toEqual([]);
  });

  it('spells hosts as addresses of calls are spelled', () => {
    const { interfaceHosts } = readConfig({
      FAIRWAY_INTERFACE_HOSTS: 'API.example.com, api.example.com:443, 2130706433:80',
      FAIRWAY_INTERFACE_PRIVATE_HOSTS: '[::1]:8080',
    });
    expect(interfaceHosts).toEqual([
      { host: 'api.example.com', port: undefined, mayBePrivate: false },
      { host: 'api.example.com', port: 443, mayBePrivate: false },
      { host: '127.0.0.1', port: 80, mayBePrivate: false },
      { host: '[::1]', port: 8080, mayBePrivate: true },
    ]);
  });

  const keycloak = {
    FAIRWAY_PUBLIC_URL: 'https://fairway.example.com',
    FAIRWAY_SOCIALS: 'keycloak',
    FAIRWAY_SOCIAL_KEYCLOAK_NAME: 'Keycloak',
    FAIRWAY_SOCIAL_KEYCLOAK_AUTHORIZE_URL: 'https://sso.example.com/auth',
    FAIRWAY_SOCIAL_KEYCLOAK_TOKEN_URL: 'https://sso.example.com/token',
    FAIRWAY_SOCIAL_KEYCLOAK_USERINFO_URL: 'https://sso.example.com/userinfo',
    FAIRWAY_SOCIAL_KEYCLOAK_CLIENT_ID: 'fairway',
    FAIRWAY_SOCIAL_KEYCLOAK_CLIENT_SECRET: 'very secret',
  };

  it('offers no other way to sign in unless it is told one', () => {
    expect(readConfig({})).toMatchObject({ publicUrl: undefined, sms: undefined, socials: [] });
  });

  it('reads the other ways to sign in', () => {
    const sms = { FAIRWAY_SMS_URL: 'http://gateway.internal/send', FAIRWAY_SMS_TOKEN: 't' };
    expect(readConfig({ ...keycloak, ...sms })).toMatchObject({
      publicUrl: 'https://fairway.example.com',
      sms: { url: 'http://gateway.internal/send', token: 't' },
      socials: [
        {
          id: 'keycloak',
          name: 'Keycloak',
          tokenUrl: 'https://sso.example.com/token',
          scope: 'openid profile',
          subject: 'sub',
          label: 'name',
        },
      ],
    });
    expect(readConfig({ FAIRWAY_PUBLIC_URL: 'http://localhost:8080/' }).publicUrl).toBe(
      'http://localhost:8080',
    );
  });

  it.each([
    ['FAIRWAY_PUBLIC_URL', ''],
    ['FAIRWAY_PUBLIC_URL', 'fairway.example.com'],
    ['FAIRWAY_PUBLIC_URL', 'http://fairway.example.com'],
    ['FAIRWAY_PUBLIC_URL', 'https://fairway.example.com/below'],
    ['FAIRWAY_SMS_URL', 'ftp://gateway'],
    ['FAIRWAY_SOCIALS', 'Keycloak'],
    ['FAIRWAY_SOCIALS', 'keycloak,keycloak'],
    ['FAIRWAY_SOCIALS', 'keycloak,'],
    ['FAIRWAY_SOCIAL_KEYCLOAK_NAME', ''],
    ['FAIRWAY_SOCIAL_KEYCLOAK_AUTHORIZE_URL', 'javascript:alert(1)'],
    ['FAIRWAY_SOCIAL_KEYCLOAK_TOKEN_URL', 'http://sso.example.com/token'],
    ['FAIRWAY_SOCIAL_KEYCLOAK_USERINFO_URL', ''],
    ['FAIRWAY_SOCIAL_KEYCLOAK_CLIENT_ID', ' '],
    ['FAIRWAY_SOCIAL_KEYCLOAK_CLIENT_SECRET', ''],
    ['FAIRWAY_SOCIAL_KEYCLOAK_LOGO', 'https://elsewhere.example.com/logo.png'],
    ['FAIRWAY_SOCIAL_KEYCLOAK_LOGO', '//elsewhere.example.com/logo.png'],
  ])('refuses %s=%s of another way to sign in in one sentence that names it', (name, value) => {
    const refused = () => readConfig({ ...keycloak, [name]: value });
    expect(refused).toThrow(ConfigError);
    expect(refused).toThrow(new RegExp(`^${name} .*\\.$`));
    expect(refused).not.toThrow(/very secret/);
  });

  it('never repeats the password of a wrong DATABASE_URL', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:secret@h/d' })).not.toThrow(/secret/);
  });

  it('takes a token for metrics that nobody guesses, and never repeats it', () => {
    expect(readConfig({}).metricsToken).toBe(undefined);
    expect(readConfig({ FAIRWAY_METRICS_TOKEN: ' 0123456789abcdef ' }).metricsToken).toBe('0123456789abcdef');
    for (const wrong of ['0123456789abcde', 'a token with spaces in it', `${'ü'.repeat(20)}`]) {
      const read = () => readConfig({ FAIRWAY_METRICS_TOKEN: wrong });
      expect(read).toThrow(ConfigError);
      expect(read).toThrow(/FAIRWAY_METRICS_TOKEN/);
      expect(read).not.toThrow(new RegExp(wrong));
    }
  });
});
