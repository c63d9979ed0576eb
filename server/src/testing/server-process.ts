import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Caller, callerOf } from './caller.ts';

/** What `npm start` runs, which starts in half the time; the source for who runs a test by itself and built nothing. */
const mainFile = process.env.FAIRWAY_BUILT_SERVER ?? fileURLToPath(new URL('../main.ts', import.meta.url));

export interface ServerProcess {
  child: ChildProcess;
  url: string;
  call: Caller;
  /** Everything it printed so far. */
  printed: () => string;
  /** Ends it in an orderly way; resolves with its exit code. */
  stop: () => Promise<number | null>;
  /** Ends it as a power cut would. */
  kill: () => Promise<void>;
}

/** The environment of a server of a test: nothing of ours leaks in. */
export function environmentFor(changes: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE, TMPDIR } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE, TMPDIR, PORT: '0', FAIRWAY_LOG_LEVEL: 'warn', ...changes };
}

/** Starts the real server as a process of its own; resolves when it is ready, or with its exit when it gave up. */
export async function startServer(
  environment: Record<string, string>,
): Promise<ServerProcess | { exitCode: number | null; printed: string }> {
  const child = spawn(process.execPath, [mainFile], {
    env: environmentFor(environment),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  const exited = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  const ready = new Promise<'ready'>((resolve) => child.once('message', () => resolve('ready')));
  const first = await Promise.race([ready, exited]);
  if (first !== 'ready') return { exitCode: first, printed };

  const url = /is ready: (http:\/\/[^\s]+?)\/?\n/.exec(printed)?.[1] ?? '';
  return {
    child,
    url,
    call: callerOf(url),
    printed: () => printed,
    stop() {
      child.kill('SIGTERM');
      return exited;
    },
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** The same, for a test that needs it to be ready. */
export async function startReadyServer(environment: Record<string, string>): Promise<ServerProcess> {
  const server = await startServer(environment);
  if ('exitCode' in server) throw new Error(`the server gave up: ${server.printed}`);
  return server;
}
