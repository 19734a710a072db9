import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

/** A page that does what the Stately inspector does: says that it is there, and keeps what it is sent. */
const PAGE = `<!doctype html>
<title>Receiver</title>
<script>
  window.messages = [];
  addEventListener('message', ({ data }) => {
    if (data && typeof data.type === 'string' && data.type.startsWith('@xstate.')) messages.push(data);
  });
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

/** Serves the page on this machine. */
export async function startReceiver(): Promise<{ address: string; stop: () => void }> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(PAGE);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://localhost:${port}/`, stop: () => server.close() };
}
