/** Both sides with watching: the server restarts when its sources change, the browser follows the web's. */
import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const port = process.env.PORT ?? '8080';
const watched = ['server/src', 'contract/src', 'domain/src'].map((folder) => `--watch-path=${root}${folder}`);

const children: ChildProcess[] = [
  spawn(process.execPath, [...watched, 'server/src/main.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PORT: port, FAIRWAY_LOG_LEVEL: process.env.FAIRWAY_LOG_LEVEL ?? 'warn' },
  }),
  spawn(process.execPath, ['../node_modules/vite/bin/vite.js'], {
    cwd: `${root}web`,
    stdio: 'inherit',
    env: { ...process.env, FAIRWAY_API: `http://127.0.0.1:${port}` },
  }),
];

function stop(): void {
  for (const child of children) child.kill('SIGTERM');
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
process.on('disconnect', stop);

// The channel to our starter would keep us alive after both are gone.
let running = children.length;
for (const child of children) {
  child.on('exit', () => {
    stop();
    running -= 1;
    if (running === 0) process.exit(0);
  });
}
