import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoints } from './endpoints.ts';
import { refusals, wordsOf } from './errors.ts';

describe('the wire', () => {
  it('has every name, and every method and path, once', () => {
    const names = endpoints.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    // Parameters of any name stand for the same path.
    const paths = endpoints.map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s declares the parameters of its path',
    (_name, endpoint) => {
      const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map((match) => match[1]);
      const { properties = {} } = z.toJSONSchema(endpoint.params, { io: 'input' });
      expect(Object.keys(properties)).toEqual(inPath);
    },
  );

  it.each(endpoints.map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s can be written as JSON Schema',
    (_name, endpoint) => {
      for (const part of [endpoint.params, endpoint.query, endpoint.body])
        expect(() => z.toJSONSchema(part, { io: 'input' })).not.toThrow();
      expect(() => z.toJSONSchema(endpoint.response, { io: 'output' })).not.toThrow();
    },
  );
});

describe('refusals', () => {
  it('have a code of the wire and words in both languages with the same places', () => {
    const places = (words: string) =>
      [...new Set([...words.matchAll(/\{(\w+)[:}]/g)].map((match) => match[1]))].sort();
    for (const [name, { code, zh, en }] of Object.entries(refusals)) {
      expect([400, 403, 404, 409, 422, 600, 601, 602], name).toContain(code);
      expect(places(zh), name).toEqual(places(en));
    }
  });

  it('fill their places', () => {
    expect(wordsOf('LOGIN_WAIT', 'zh', { minutes: 3 })).toBe('请等待3分钟后再进行登录');
    expect(wordsOf('LOGIN_WAIT', 'en', { minutes: 3 })).toBe('Please wait 3 minutes before signing in.');
  });
});
