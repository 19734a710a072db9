/**
 * Wraps `send` for reads that are answered with nothing: the server answers a read with JSON at least, so the answer is
 * that of a gateway, and is made one. supabase-js would take it for no rows.
 */
export function rejectingEmptyReads(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init);
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (method !== 'GET' || !response.ok) return response;
    const body = await response.arrayBuffer();
    return body.byteLength > 0
      ? new Response(body, response)
      : new Response('The answer to a read was empty', { status: 502 });
  };
}
