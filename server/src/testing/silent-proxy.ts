import { createServer, connect as openLine, type Socket } from 'node:net';

/** A line to a port of this machine that can break without a word: what is sent arrives nowhere, and nothing is closed. */
export async function silentProxy(to: number) {
  const ends = new Set<Socket>();
  let isSilent = false;
  let silences = 0;
  const server = createServer((here) => {
    const there = openLine(to, '127.0.0.1');
    // What was open when it fell silent stays so; whoever comes later finds a line that works.
    const began = silences;
    const isLost = () => isSilent || silences > began;
    for (const [from, other] of [
      [here, there],
      [there, here],
    ] as const) {
      ends.add(from);
      from.on('data', (bytes) => {
        if (!isLost()) other.write(bytes);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        ends.delete(from);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    host: '127.0.0.1',
    port,
    fallSilent() {
      isSilent = true;
      silences += 1;
    },
    /** For whoever comes from now on. */
    workAgain() {
      isSilent = false;
    },
    async close() {
      for (const end of ends) end.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
