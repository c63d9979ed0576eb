// The one door to every command. Plain JavaScript for whatever Node (20 or newer) the machine has:
// installs what is missing, finds Node 24, builds the web app when it must, and hands over.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = 'start', ...args] = process.argv.slice(2);

/** What each command needs and what it runs; `web` means the built web app, `server` the built server. */
const commands = {
  start: { run: ['server/dist/main.js'], web: true, server: true },
  test: { run: ['scripts/test.ts'], web: true, server: true },
  check: { run: ['scripts/test.ts', '--fast'] },
  e2e: { run: ['scripts/test.ts', '--only=end-to-end'], web: true, server: true },
  dev: { run: ['scripts/dev.ts'] },
  bench: { run: ['bench/run.ts'], web: true, server: true },
  backup: { run: ['server/src/backup/backup-command.ts'] },
  restore: { run: ['server/src/backup/restore-command.ts'] },
  openapi: { run: ['scripts/write-openapi.ts'] },
  build: { web: true, server: true },
  format: { run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--write', '.'] },
};

const chosen = commands[command];
if (!chosen) fail(`There is no command "${command}"; there are ${Object.keys(commands).join(', ')}.`);
if (Number(process.versions.node.split('.')[0]) < 20) fail('Fairway needs Node 20 or newer.');

installWhatIsMissing();
const node = nodeToRunWith();
if (chosen.web) buildIfChanged('web', 'the web app', ['web', 'contract', 'domain']);
if (chosen.server) buildIfChanged('server', 'the server', ['server', 'contract', 'domain']);
if (chosen.run) handOver();

function fail(words) {
  process.stderr.write(`${words}\n`);
  process.exit(1);
}

/** Installs when the lock file is another one than the installed tree was made from. */
function installWhatIsMissing() {
  const stamp = join(root, 'node_modules', '.fairway-installed');
  const wanted = hashOf([join(root, 'package-lock.json')]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write('Installing dependencies …\n');
  // npm's own variables would make the inner npm think it is a script of the outer one.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_(lifecycle|package)_/.test(name)),
  );
  const npm = process.env.npm_execpath;
  const options = [
    'ci',
    '--include=optional',
    '--include=dev',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const { status } = spawnSync(program, [...first, ...options], { cwd: root, env, stdio: 'inherit' });
  if (status !== 0) fail('The dependencies could not be installed; npm says why above.');
  writeFileSync(stamp, wanted);
}

/** Our own Node if it is 24 or newer, else the one that came with the dependencies. */
function nodeToRunWith() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const folder = join(root, 'node_modules', `node-${system}-${process.arch}`, 'bin');
  const packaged = join(folder, process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(packaged)) return packaged;
  fail(
    `Fairway runs on Node 24; there is no packaged one for ${system}-${process.arch}, so please install it.`,
  );
}

/** Builds a floor with its vite.config.ts when one of these floors, or what is installed, is another than it was. */
function buildIfChanged(floor, name, floors) {
  const stamp = join(root, floor, 'dist', '.built-from');
  const sources = floors.flatMap((one) => filesBelow(join(root, one)));
  const wanted = hashOf([...sources, join(root, 'package-lock.json')]);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write(`Building ${name} …\n`);
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const { status } = spawnSync(node, [vite, 'build', '--logLevel', 'warn'], {
    cwd: join(root, floor),
    stdio: 'inherit',
  });
  if (status !== 0) {
    rmSync(stamp, { force: true });
    fail(`It was not possible to build ${name}.`);
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

/** Every file that can change the build; tests cannot. */
function filesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(
      ({ name }) => !['node_modules', 'dist', 'android', 'ios'].includes(name) && !/\.test\.tsx?$/.test(name),
    )
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(path) : statSync(path).isFile() ? [path] : [];
    })
    .sort();
}

function hashOf(files) {
  const hash = createHash('sha256');
  for (const file of files)
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}

/** Runs the command on Node 24 and lives and dies with it. */
function handOver() {
  const env = { ...process.env, NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'compile') };
  // What tests and benches start; without it, as when a test is run by itself, that is the source.
  if (chosen.server) env.FAIRWAY_BUILT_SERVER = join(root, 'server', 'dist', 'main.js');
  // A password check takes 19 MB for a moment; glibc would keep it for the next one, for as long as the process lives.
  env.MALLOC_MMAP_THRESHOLD_ ??= '131072';
  env.MALLOC_ARENA_MAX ??= '2';
  env.PATH = `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`;
  const [program, ...first] = chosen.run;
  // The channel tells the child when we are gone: a kill of npm reaches neither of us in an orderly way.
  const child = spawn(node, [join(root, program), ...first, ...args], {
    env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  // npm dies of SIGTERM without telling us; then our parent becomes another process.
  const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500);
  watch.unref();
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}
