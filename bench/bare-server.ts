/** The yardstick: the same HTTP library and driver, one primary-key select or one small transaction, nothing else. */
import Fastify from 'fastify';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 });
const app = Fastify({ logger: { level: 'warn' } });
app.get('/user/:id', async (request, reply) => {
  const { id } = request.params as { id: string };
  const { rows } = await pool.query({
    name: 'by-id',
    text: 'select * from user_account where id = $1',
    values: [id],
  });
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ code: 200, msg: 'Success', data: rows[0] }));
});
app.post('/transaction/:client', async (request, reply) => {
  const { client: number } = request.params as { client: string };
  const client = await pool.connect();
  try {
    await client.query('begin');
    const text = 'insert into bare_row (text) values ($1)';
    await client.query({ name: 'insert', text, values: ['a row as short as a row can be'] });
    await client.query({ name: 'insert', text, values: ['and another one'] });
    await client.query({
      name: 'update',
      text: 'update bare_count set number = number + 1 where id = $1',
      values: [number],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ code: 200, msg: 'Success', data: null }));
});
app.post('/four-rows', async (_, reply) => {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const text = 'insert into bare_row (text) values ($1)';
    for (const word of ['a row as short as a row can be', 'another', 'a third', 'and a fourth'])
      await client.query({ name: 'insert', text, values: [word] });
    await client.query('commit');
  } finally {
    client.release();
  }
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ code: 200, msg: 'Success', data: null }));
});
app.post('/record', async (request, reply) => {
  const { data } = request.body as { data: unknown };
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query({
      name: 'record',
      text: 'insert into bare_record (id, data) values (gen_random_uuid()::text, $1)',
      values: [JSON.stringify(data)],
    });
    await client.query({
      name: 'audit',
      text: `insert into bare_audit ("at", "userId", account, "realName", name, target, address, "requestId")
        values (now(), 'user-sales01', 'sales01', '周子涵', 'createRecord', '订单/mi0u2hn7x1b2c3d4e5f6g7h8', '127.0.0.1', $1)`,
      values: [request.id],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
  return reply
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ code: 200, msg: 'Success', data: null }));
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(url);
process.on('disconnect', () => process.exit(0));
