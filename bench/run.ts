/** Measures everything that has a goal, on one machine in one run; `npm run bench WORD` only what has the word in its name. */
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { browserExecutable } from '../scripts/browser.ts';
import { startEmbeddedPostgres } from '../server/src/database/embedded.ts';
import { connect } from '../server/src/database/open.ts';
import { prepareDatabase } from '../server/src/prepare.ts';
import { freePort } from '../server/src/testing/free-port.ts';
import { aging } from './aging.ts';
import { approvals } from './approvals.ts';
import { boards } from './boards.ts';
import { conversationPage } from './conversation-page.ts';
import { currentUser } from './current-user.ts';
import { fanOut } from './fan-out.ts';
import { flowEngine } from './flow-engine.ts';
import { formPage } from './form-page.ts';
import { forms } from './forms.ts';
import { idleSockets } from './idle-sockets.ts';
import { portByPinyin } from './port-by-pinyin.ts';
import { postingCharges } from './posting-charges.ts';
import { rateImport } from './rate-import.ts';
import { rateSearch } from './rate-search.ts';
import { receipts } from './receipts.ts';
import { records } from './records.ts';
import { rightsChange } from './rights-change.ts';
import { schedule } from './schedule.ts';
import { search } from './search.ts';
import { selector } from './selector.ts';
import { shipments } from './shipments.ts';
import { shipmentsMap } from './shipments-map.ts';
import { startAndMemory } from './start-and-memory.ts';
import { storedMessages } from './stored-messages.ts';
import { table } from './table.ts';
import { todoPage } from './todo-page.ts';
import { trackingIntake } from './tracking-intake.ts';

const word = process.argv[2]?.toLowerCase() ?? '';
const benches = [
  currentUser,
  startAndMemory,
  forms,
  records,
  portByPinyin,
  rateSearch,
  rateImport,
  shipments,
  trackingIntake,
  aging,
  boards,
  postingCharges,
  flowEngine,
  approvals,
  receipts,
  todoPage,
  formPage,
  selector,
  search,
  schedule,
  table,
  shipmentsMap,
  storedMessages,
  fanOut,
  conversationPage,
  idleSockets,
  rightsChange,
].filter(({ name }) => name.toLowerCase().includes(word));

const folder = await mkdtemp(join(tmpdir(), 'fairway-bench-'));
const embedded = await startEmbeddedPostgres({
  dataFolder: folder,
  log: () => undefined,
  port: await freePort(),
  settings: { listen_addresses: '127.0.0.1' },
});
const browser = benches.some(({ needsBrowser }) => needsBrowser) ? await browserExecutable() : undefined;
let missed = 0;
const skipped: string[] = [];
try {
  const database = connect(embedded.connection, 4, undefined, () => undefined);
  await prepareDatabase(database, { demo: true });
  await database.close();
  const { port, user, password, database: name } = embedded.connection;

  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ${process.version}`,
  );
  for (const bench of benches) {
    if (bench.needsBrowser && browser && !browser.found) {
      skipped.push(bench.name);
      continue;
    }
    const { ok, figures } = await bench.measure({
      databaseUrl: `postgresql://${user}:${password}@127.0.0.1:${port}/${name}`,
    });
    if (!ok) missed++;
    const written = Object.entries(figures)
      .map(([what, figure]) => `${what} ${figure}`)
      .join(', ');
    console.log(`${ok ? 'reached' : 'MISSED '}  ${bench.name} (${bench.goal}): ${written}`);
  }
  if (browser && !browser.found && skipped.length > 0) {
    for (const name of skipped) console.log(`skipped  ${name}`);
    console.log(`Skipped ${skipped.length} of ${benches.length}: ${browser.reason}.`);
  }
} finally {
  // Also when a measure throws: the database would live on without anybody.
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(missed > 0 ? 1 : 0);
