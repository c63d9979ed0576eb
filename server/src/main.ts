import type { App } from './app.ts';
import { type Config, ConfigError, isLoopback, readConfig } from './config.ts';
import { explainFullDisk } from './database/disk-room.ts';
import { openDatabase } from './database/open.ts';
import { StartRefused } from './database/start-refused.ts';
import { addressesOf } from './printed-addresses.ts';

/** Far more than the ten seconds in which people may finish, and the database may write. */
const longestStop = 60_000;

/** Connections the system keeps for us until we take them: an office that comes back at once is not turned away. */
const mostWaiting = 4096;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Half of a start is reading our own modules: done while the database starts beside us. */
const readModules = () =>
  Promise.all([
    import('./prepare.ts'),
    import('./app.ts'),
    import('./organisation/demo/accounts.ts'),
    import('./demo/load-demo-company.ts'),
    import('./session/setup.ts'),
  ]);

/** Who may sign in, or why nobody may: everybody knows the passwords of the demo. */
function sayDemo(
  config: Config,
  password: string,
  accounts: readonly { account: string; role: string }[],
): void {
  if (!config.demo) {
    say('This data is the demo company, whose passwords are public: its people cannot sign in here.');
    say('Choose another FAIRWAY_DATA for a company of your own, or FAIRWAY_DEMO=1 to let everybody in.');
    return;
  }
  if (!isLoopback(config.host)) {
    say(
      'WARNING: FAIRWAY_DEMO=1 on an address that other machines reach. The passwords below are public, that of the',
    );
    say('administrator included: whoever reaches this address owns the system. Never keep real data in it.');
  }
  say(`Demo accounts, all with password ${password}:`);
  for (const { account, role } of accounts) say(`  ${account.padEnd(10)} ${role}`);
}

/** Ends the start with one sentence. */
function giveUp(error: unknown): never {
  if (error instanceof ConfigError || error instanceof StartRefused) {
    process.stderr.write(`${error.message}\n`);
  } else {
    process.stderr.write(`Fairway could not start: ${(error as Error).stack ?? error}\n`);
  }
  process.exit(1);
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  await startWith(config).catch(async (error: unknown) => {
    throw config.databaseUrl ? error : await explainFullDisk(error, config.dataFolder);
  });
}

async function startWith(config: Config): Promise<void> {
  let modules: ReturnType<typeof readModules> | undefined;
  const database = await openDatabase(
    config,
    (level, words) => process.stderr.write(`${level}: ${words}\n`),
    () => {
      modules ??= readModules();
    },
  );
  let app: App | undefined;
  let stopping: Promise<void> | undefined;

  /** Takes no new work, finishes what is in flight, then stops the database. */
  function stop(): Promise<void> {
    stopping ??= (async () => {
      // A database that went away in the middle must not keep us; the next start finds its way.
      setTimeout(() => process.exit(1), longestStop).unref();
      await app?.close();
      await database.close();
      process.exit(0);
    })().catch(giveUp);
    return stopping;
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  // Started by a script that was killed itself: nobody is left to stop us.
  process.on('disconnect', () => void stop());

  try {
    const [
      { prepareDatabase },
      { buildApp },
      { demoAccounts, demoPassword },
      { hasDemoCompany },
      { makeSetupCode },
    ] = await (modules ?? readModules());
    await prepareDatabase(database, config);
    app = await buildApp({ config, database });
    const place = { port: config.port, host: config.host, backlog: mostWaiting };
    await app.http.listen(place).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE')
        throw new StartRefused(`PORT ${config.port} is already in use on ${config.host}.`);
      if (error.code === 'EACCES')
        throw new StartRefused(`PORT ${config.port} may not be opened by this user.`);
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
        throw new StartRefused(`HOST ${config.host} is not an address of this machine.`);
      }
      throw error;
    });

    const { port } = app.http.server.address() as { port: number };
    const [first, ...others] = addressesOf(config, port);
    say(`\nFairway 航道 is ready: ${first}`);
    for (const address of others) say(`From other machines: ${address}`);
    if (await hasDemoCompany(database.db)) sayDemo(config, demoPassword, demoAccounts);
    const code = await makeSetupCode(database.db);
    if (code)
      say(
        `This system is empty. The first visitor creates the administrator with this one-time code: ${code}`,
      );
    say('');
    process.send?.('ready');
  } catch (error) {
    await app?.close().catch(() => undefined);
    await database.close();
    throw error;
  }
}

await start().catch(giveUp);
