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
  ])('refuses %s=%s in one sentence that names it', (name, value) => {
    const refused = () => readConfig({ [name]: value });
    expect(refused).toThrow(ConfigError);
    expect(refused).toThrow(new RegExp(`^${name} .*\\.$`));
  });

  it('never repeats the password of a wrong DATABASE_URL', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:secret@h/d' })).not.toThrow(/secret/);
  });
});
