/** How another service is called. */
interface ExternalCallOptions {
  headers?: Readonly<Record<string, string>>;
  /** The longest that is waited for the whole answer, in milliseconds. */
  ms?: number;
  /** The most that is read of the answer, packed or not. */
  bytes?: number;
}

const LIMIT_MS = 5000;
const LIMIT_BYTES = 16 * 1024;

/**
 * What another service answers, bounded in time and size. It asks the address that the operator configured, and no other
 * that this one names. @throws Error when no answer comes, or one that is too long.
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

/** Nothing beyond the limit is held, however much is sent. */
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
