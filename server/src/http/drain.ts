import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Nothing was asked for so long: whatever was on its way has arrived. */
const quiet = 250;
/** Somebody who does not read a download, or never stops asking, would keep us here for ever. */
const longestGoodbye = 10_000;

export interface Drain {
  isDraining: () => boolean;
  close: () => Promise<void>;
}

/** Lets a server stop without cutting anybody off. */
export function drainable(app: FastifyInstance): Drain {
  let draining = false;
  const inFlight = new Set<FastifyRequest>();
  let lastSeen = 0;
  app.addHook('onRequest', async (request) => {
    inFlight.add(request);
  });
  app.addHook('onSend', async (_request, reply) => {
    // Otherwise a client keeps its connection open, and the close below would wait for it.
    if (draining) reply.header('connection', 'close');
  });
  const seen = async (request: FastifyRequest) => {
    inFlight.delete(request);
    lastSeen = performance.now();
  };
  app.addHook('onResponse', seen);
  app.addHook('onRequestAbort', seen);

  return {
    isDraining: () => draining,
    async close() {
      draining = true;
      const began = performance.now();
      lastSeen = began;
      // Closing ends connections that look idle; a request sent but not read yet would be lost with its connection.
      while (inFlight.size > 0 || performance.now() - lastSeen < quiet) {
        if (performance.now() - began > longestGoodbye) break;
        await sleep(20);
      }
      // Whoever is left had their time.
      const patience = setTimeout(() => app.server.closeAllConnections(), quiet);
      await app.close();
      clearTimeout(patience);
    },
  };
}
