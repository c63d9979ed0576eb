import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Less is one packet anyway. */
const worthIt = 1024;
const packable = /^(text\/|application\/json\b)/;
const pack = promisify(gzip);

/** Answers that many requests get keep what they were packed to. */
const packed = new WeakMap<Buffer, Promise<Buffer>>();

/** Packs answers that are whole texts. Streams go as they are. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (request.routeOptions.config.isFile) return payload;
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
    if (Buffer.byteLength(payload) < worthIt || !isPackable(reply.getHeader('content-type'))) return payload;
    if (reply.hasHeader('content-encoding') || reply.hasHeader('content-range')) return payload;
    reply.header('vary', 'accept-encoding');
    if (!acceptsGzip(request.headers['accept-encoding'])) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return packedOnce(payload);
  });
}

const isPackable = (contentType: unknown) => typeof contentType === 'string' && packable.test(contentType);

/** `gzip;q=0` says that it is not wanted. */
const acceptsGzip = (accepted: string | string[] | undefined) =>
  /(^|,)\s*(gzip|\*)\s*(;\s*q=(?!0(\.0*)?\s*(,|$))[^,]*)?(,|$)/.test(String(accepted ?? ''));

function packedOnce(payload: string | Buffer): Promise<Buffer> {
  if (typeof payload === 'string') return pack(payload);
  const known = packed.get(payload);
  if (known) return known;
  const packing = pack(payload);
  packed.set(payload, packing);
  return packing;
}
