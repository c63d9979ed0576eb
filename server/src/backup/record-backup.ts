import pg from 'pg';

interface Made {
  bytes: number;
  rows: number;
}

/**
 * Writes down that the company was saved, so that everybody sees how long ago it was. False where it could not be
 * written, such as in a copy that may only be read: the file is good nevertheless.
 */
export async function recordBackup(connection: pg.ClientConfig, { bytes, rows }: Made): Promise<boolean> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('insert into backup_record (bytes, rows) values ($1, $2) on conflict do nothing', [
      bytes,
      rows,
    ]);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
