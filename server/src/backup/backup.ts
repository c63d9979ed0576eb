import pg from 'pg';
import copy from 'pg-copy-streams';
import { version } from '../version.ts';
import { type Head, type TableHead, type Tail, writeArchive } from './archive.ts';
import { storedTables } from './catalogue.ts';

/** Writes a whole company, rows and files, as it is at one moment; people go on working meanwhile. */
export async function backup(connection: pg.ClientConfig, file: string): Promise<Tail['rows']> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ number: number }>(
      'select max(number)::int as number from migration',
    );
    const counted: Tail['rows'] = {};
    await writeArchive(file, async (frame) => {
      const head: Head = {
        fairway: 'backup',
        format: 1,
        version,
        migrations: rows[0]?.number ?? 0,
        at: new Date().toISOString(),
      };
      await frame(head);
      for (const { table, columns } of await storedTables(client)) {
        await frame({ table, columns } satisfies TableHead);
        const source = client.query(copy.to(`copy ${table} (${columns.join(', ')}) to stdout`));
        for await (const chunk of source) await frame(chunk as Buffer);
        await frame(Buffer.alloc(0));
        counted[table] = source.rowCount;
      }
      await frame({ rows: counted } satisfies Tail);
    });
    return counted;
  } finally {
    await client.end();
  }
}
