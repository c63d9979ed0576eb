import { command, total, withDatabase } from './command.ts';
import { restore } from './restore.ts';

await command('restore', async (config, file, flags) => {
  // npm keeps flags for itself unless they come after `--`, and tells us about them this way.
  const replace = flags.includes('--replace') || process.env.npm_config_replace === 'true';
  const rows = await withDatabase(config, { shared: false }, (connection) =>
    restore(connection, file, { replace }),
  );
  return `Restored ${total(rows)} rows of ${Object.keys(rows).length} tables from ${file}.`;
});
