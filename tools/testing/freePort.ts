import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

/** A free port on this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
