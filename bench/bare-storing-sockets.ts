/** A yardstick for stored messages: the same socket library and driver; each message is inserted as a row and answered, nothing else. */
import pg from 'pg';
import { WebSocketServer } from 'ws';

const [databaseUrl, connections] = process.argv.slice(2);
const pool = new pg.Pool({ connectionString: databaseUrl, max: Number(connections) });
const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
sockets.on('connection', (socket) => {
  socket.on('message', async (data) => {
    const { senderId, content, clientId } = JSON.parse(String(data));
    await pool.query({
      name: 'insert',
      text: 'insert into bare_message ("senderId", "sendTime", content) values ($1, now(), $2)',
      values: [senderId, content],
    });
    socket.send(JSON.stringify({ clientId }));
  });
});
sockets.once('listening', () => {
  const { port } = sockets.address() as { port: number };
  process.send?.(`ws://127.0.0.1:${port}`);
});
process.on('disconnect', () => process.exit(0));
