import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Long enough for requests that are on their way, short enough for somebody who waits at the terminal. */
const grace = 250;
const longestGoodbye = 10_000;

/** Lets a server stop without cutting anybody off. */
export function drainable(app: FastifyInstance): { close: () => Promise<void> } {
  let draining = false;
  app.addHook('onSend', async (_request, reply) => {
    // Otherwise a client keeps its connection open, and the close below would wait for it.
    if (draining) reply.header('connection', 'close');
  });
  return {
    async close() {
      draining = true;
      // Closing ends connections that look idle; a request just sent but not read yet would be lost with its connection.
      await sleep(grace);
      // Somebody who does not read a download would keep us here for ever.
      const patience = setTimeout(() => app.server.closeAllConnections(), longestGoodbye);
      await app.close();
      clearTimeout(patience);
    },
  };
}
