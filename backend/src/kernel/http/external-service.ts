/** Options of a request to an external service. */
interface ExternalCallOptions {
  headers?: Readonly<Record<string, string>>;
  /** Timeout of the complete response, in milliseconds. */
  ms?: number;
  /** Maximum size of the response, compressed or not. */
  bytes?: number;
}

const LIMIT_MS = 5000;
const LIMIT_BYTES = 16 * 1024;

/**
 * Calls an external service, bounded in time and size. Only the address that the operator configured is called: redirects are not
 * followed. Throws when no complete response arrives within the bounds.
 */
export async function callExternalService(
  address: string | URL,
  {headers = {}, ms = LIMIT_MS, bytes = LIMIT_BYTES}: ExternalCallOptions = {},
): Promise<{status: number; text: string}> {
  const response = await fetch(address, {
    headers: {Accept: 'application/json', ...headers},
    signal: AbortSignal.timeout(ms),
    redirect: 'error',
  });
  return {status: response.status, text: await readBounded(response, bytes)};
}

/** Never buffers more than the limit. */
async function readBounded(response: Response, bytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > bytes) throw new Error(`the service answered more than ${bytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
