/** The yardstick for fan-out: the same socket library; what one client says is passed on to all of them, nothing else. */
import { WebSocketServer } from 'ws';

const sockets = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
sockets.on('connection', (socket) => {
  socket.on('message', (data) => {
    const text = String(data);
    for (const client of sockets.clients) client.send(text);
  });
});
sockets.once('listening', () => {
  const { port } = sockets.address() as { port: number };
  process.send?.(`ws://127.0.0.1:${port}`);
});
process.on('disconnect', () => process.exit(0));
