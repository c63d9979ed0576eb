import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs a script with this Node, its output on our own; says whether it ended well. */
export function runNode(args: readonly string[], environment: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { ...process.env, ...environment };
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' });
    child.on('close', (code) => resolve(code === 0));
  });
}
