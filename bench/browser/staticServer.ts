import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { existsSync, readFileSync } from 'node:fs';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

const BACKEND = /^\/(auth|rest)\/v1\//;

export type StaticServer = { address: string; stop: () => void };

/** Serves a build from a folder, any other path with its page, and hands requests on to the backend: all apps alike. */
export async function serveBuild(folder: string, backend: string): Promise<StaticServer> {
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/';
    if (BACKEND.test(path)) handOn(asked, answer, backend);
    else sendFile(answer, folder, new URL(path, 'http://localhost').pathname);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function sendFile(answer: ServerResponse, folder: string, pathname: string): void {
  const asked = join(folder, pathname);
  const isFile = extname(pathname) !== '' && existsSync(asked);
  const file = isFile ? asked : join(folder, 'index.html');
  answer.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream');
  answer.setHeader('Cache-Control', pathname.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache');
  answer.end(readFileSync(file));
}

function handOn(asked: IncomingMessage, answer: ServerResponse, backend: string): void {
  const onward = request(
    new URL(asked.url ?? '/', backend),
    { method: asked.method, headers: { ...asked.headers, host: new URL(backend).host } },
    (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    },
  );
  onward.on('error', () => answer.writeHead(502).end());
  asked.pipe(onward);
}
