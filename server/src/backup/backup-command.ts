import { backup } from './backup.ts';
import { command, total, withDatabase } from './command.ts';

await command('backup', async (config, file) => {
  const rows = await withDatabase(config, { shared: true }, (connection) => backup(connection, file));
  return `Wrote ${total(rows)} rows of ${Object.keys(rows).length} tables to ${file}.`;
});
