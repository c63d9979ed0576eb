import { gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const long = JSON.stringify({ text: '航道'.repeat(1_000) });
const kept = Buffer.from(long);
const app = Fastify();
compressAnswers(app);
const sent = (url: string, payload: string | Buffer, type: string, isFile = false) =>
  app.get(url, { config: { isFile } }, (_, reply) => reply.type(type).send(payload));
sent('/text', long, 'application/json; charset=utf-8');
sent('/kept', kept, 'application/json; charset=utf-8');
sent('/short', '{"code":200}', 'application/json; charset=utf-8');
sent('/picture', kept, 'image/png');
sent('/file', long, 'text/plain', true);
app.get('/packed', (_, reply) => reply.type('text/css').header('content-encoding', 'br').send(kept));
afterAll(() => app.close());

const ask = (url: string, accepted?: string) =>
  app.inject({ url, headers: accepted === undefined ? {} : { 'accept-encoding': accepted } });

it.each(['gzip', 'br, gzip', 'gzip;q=0.5, deflate', 'deflate , *', '*;q=1'])(
  'packs for who accepts %s',
  async (accepted) => {
    for (const url of ['/text', '/kept', '/kept']) {
      const { headers, rawPayload } = await ask(url, accepted);
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
      expect(rawPayload.length).toBeLessThan(kept.length / 4);
      expect(headers['content-length']).toBe(String(rawPayload.length));
      expect(gunzipSync(rawPayload).toString()).toBe(long);
    }
  },
);

it.each([undefined, '', 'br', 'gzip;q=0', 'gzip; q=0.0, br', 'x-gzip2'])(
  'leaves it for who accepts %s',
  async (accepted) => {
    const { headers, body } = await ask('/text', accepted);
    expect(headers).not.toHaveProperty('content-encoding');
    expect(headers.vary).toBe('accept-encoding');
    expect(body).toBe(long);
  },
);

it.each(['/short', '/picture', '/file'])('leaves %s as it is', async (url) => {
  const { headers } = await ask(url, 'gzip');
  expect(headers).not.toHaveProperty('content-encoding');
});

it('does not pack what is packed', async () => {
  expect((await ask('/packed', 'gzip')).headers['content-encoding']).toBe('br');
});
