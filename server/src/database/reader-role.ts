import { createHmac } from 'node:crypto';
import pg from 'pg';

/** Logged in as by itself: a role only assumed could be given back from inside a statement. */
const readerRole = 'fairway_reader';

/** All that the role may read. */
export const readerSchema = 'data';

/** What anybody may call, and what does more than read: locks and messages of ours, large objects, the write-ahead log. */
const reachingFunctions = '^(pg_(try_)?advisory_|pg_notify$|lo_|lo(read|write)$|pg_logical_emit_message$)';

const duplicate = new Set(['42710', '23505']);

/** How the role connects to the database the owner connects to. */
export function readerConnection(owner: pg.ClientConfig): pg.ClientConfig {
  if (!owner.connectionString) {
    const { user: _, password, ...place } = owner;
    return { ...place, user: readerRole, ...passwordFrom(typeof password === 'string' ? password : '') };
  }
  const url = new URL(owner.connectionString);
  const { password = '' } = passwordFrom(ownerPassword(url));
  url.searchParams.delete('user');
  url.searchParams.delete('password');
  url.username = readerRole;
  url.password = password;
  return { ...owner, connectionString: url.href };
}

const ownerPassword = (url: URL) => url.searchParams.get('password') ?? decodeURIComponent(url.password);

/** The same in every process without telling anybody; none where the owner needs none. */
function passwordFrom(ofOwner: string): { password?: string } {
  if (ofOwner === '') return {};
  return { password: createHmac('sha256', ofOwner).update(readerRole).digest('base64url') };
}

function passwordOf({ connectionString, password }: pg.ClientConfig): string | undefined {
  const url = connectionString ? new URL(connectionString) : undefined;
  return url ? decodeURIComponent(url.password) || undefined : (password as string | undefined);
}

/**
 * Makes the role, lets it read the views and takes from it what reaches beyond them. Whatever is not allowed here is
 * left as it is: every connection of the role is looked at again before it is used.
 */
export async function prepareReaderRole(client: pg.Client, owner: pg.ClientConfig): Promise<void> {
  const connection = readerConnection(owner);
  const password = passwordOf(connection);
  await attempt(client, () => createRole(client, password));
  const { rows } = await client.query<{ there: boolean; isSuperuser: boolean; database: string }>(
    `select exists (select from pg_roles where rolname = $1) as there,
        (select rolsuper from pg_roles where rolname = current_user) as "isSuperuser",
        quote_ident(current_database()) as database`,
    [readerRole],
  );
  const [here] = rows;
  if (!here?.there) return;
  await attempt(client, () => giveViews(client));
  await attempt(client, () => takeWhatReaches(client, here.database));
  if (here.isSuperuser) await attempt(client, () => takeFunctions(client));
  if (password && !(await canSignIn(connection))) {
    await attempt(client, () =>
      client.query(`alter role ${readerRole} password ${pg.escapeLiteral(password)}`),
    );
  }
}

/** An external database may forbid it; then reading is refused later, and the company works without. */
async function attempt(client: pg.Client, work: () => Promise<unknown>): Promise<void> {
  await client.query('begin');
  try {
    await work();
    await client.query('commit');
  } catch {
    await client.query('rollback');
  }
}

async function createRole(client: pg.Client, password: string | undefined): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [readerRole]);
  if (rowCount) return;
  const secret = password ? `password ${pg.escapeLiteral(password)}` : '';
  await client
    .query(
      `create role ${readerRole} login noinherit nosuperuser nocreatedb nocreaterole noreplication ${secret}`,
    )
    .catch((problem: { code?: string }) => {
      // Roles belong to the whole server: another database of it may have been faster.
      if (!duplicate.has(problem.code ?? '')) throw problem;
    });
}

/** Asked for first, here and below, so that a start that finds everything in place changes nothing. */
async function giveViews(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `select format('grant usage on schema %I to %I', $2::text, $1::text) as statement
        where not has_schema_privilege($1, $2, 'usage')
      union all
      select format('grant select on %s to %I', oid::regclass, $1::text) from pg_class
        where relnamespace = $2::regnamespace and relkind = 'v' and not has_table_privilege($1, oid, 'select')`,
    [readerRole, readerSchema],
  );
  for (const { statement } of rows) await client.query(statement);
}

/** Privileges everybody has by default. */
async function takeWhatReaches(client: pg.Client, database: string): Promise<void> {
  const { rows } = await client.query<{ connects: boolean; makes: boolean; entersPublic: boolean }>(
    `select has_database_privilege($1, current_database(), 'connect') as connects,
        has_database_privilege($1, current_database(), 'create, temporary') as makes,
        has_schema_privilege($1, 'public', 'usage, create') as "entersPublic"`,
    [readerRole],
  );
  const [may] = rows;
  if (!may?.connects) await client.query(`grant connect on database ${database} to ${readerRole}`);
  if (may?.makes) await client.query(`revoke create, temporary on database ${database} from public`);
  if (may?.entersPublic) await client.query('revoke all on schema public from public');
}

async function takeFunctions(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regprocedure::text as name from pg_proc
      where pronamespace = 'pg_catalog'::regnamespace and proname ~ $1 and has_function_privilege($2, oid, 'execute')`,
    [reachingFunctions, readerRole],
  );
  for (const { name } of rows) {
    // We use some of them ourselves, one day perhaps as an owner who is no superuser.
    await client.query(`grant execute on function pg_catalog.${name} to pg_database_owner`);
    await client.query(`revoke execute on function pg_catalog.${name} from public`);
  }
  const { rowCount } = await client.query(
    'select from pg_roles where rolname = $1 and rolconfig is not null',
    [readerRole],
  );
  if (!rowCount) await client.query(`alter role ${readerRole} set temp_file_limit = '64MB'`);
}

async function canSignIn(connection: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(connection);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
