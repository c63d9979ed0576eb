import { setTimeout as sleep } from 'node:timers/promises';
import { WebSocket } from 'ws';
import type { ServerProcess } from '../server/src/testing/server-process.ts';

/** Opens the inspector of a running server, which can make it throw away what nobody needs any more. A server does not end before it is closed. */
export async function garbageCollector({ child, printed }: ServerProcess) {
  child.kill('SIGUSR1');
  let address: string | undefined;
  for (let waited = 0; !address && waited < 100; waited += 1) {
    await sleep(50);
    address = /ws:\/\/\S+/.exec(printed())?.[0];
  }
  if (!address) throw new Error('the inspector did not open');
  const inspector = new WebSocket(address);
  await new Promise((resolve) => inspector.once('open', resolve));
  return {
    async collect(): Promise<void> {
      for (let id = 1; id <= 2; id += 1) {
        const collected = new Promise((resolve) => inspector.once('message', resolve));
        inspector.send(JSON.stringify({ id, method: 'HeapProfiler.collectGarbage' }));
        await collected;
      }
    },
    close: () => inspector.terminate(),
  };
}
