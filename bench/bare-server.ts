/** The yardstick: the same HTTP library and driver, one primary-key select, nothing else. */
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
const url = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.(url);
process.on('disconnect', () => process.exit(0));
