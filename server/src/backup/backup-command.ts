import { stat } from 'node:fs/promises';
import { backup } from './backup.ts';
import { command, total, withDatabase } from './command.ts';
import { recordBackup } from './record-backup.ts';

await command('backup', async (config, file) => {
  const { rows, isRecorded } = await withDatabase(config, { shared: true }, async (connection) => {
    const saved = await backup(connection, file);
    const made = { bytes: (await stat(file)).size, rows: total(saved) };
    return { rows: saved, isRecorded: await recordBackup(connection, made) };
  });
  return [
    `Wrote ${total(rows)} rows of ${Object.keys(rows).length} tables to ${file}.`,
    ...(isRecorded
      ? []
      : ['The database could not note it: the health screen does not know of this backup.']),
  ].join('\n');
});
