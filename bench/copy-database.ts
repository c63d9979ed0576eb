import pg from 'pg';

/** The database of the demo once more, under another name. */
export async function copyDatabase(databaseUrl: string, name: string): Promise<string> {
  const from = new URL(databaseUrl).pathname.slice(1);
  await onServer(databaseUrl, `drop database if exists ${name} with (force)`);
  await onServer(databaseUrl, `create database ${name} template ${from}`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** On a database of nobody: one that is copied or dropped must have no visitors. */
export async function onServer(databaseUrl: string, statement: string): Promise<void> {
  const url = new URL(databaseUrl);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
