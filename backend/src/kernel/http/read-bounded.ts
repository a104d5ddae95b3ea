/**
 * The text of another service's answer. Nothing beyond the limit is held, however much is sent, compressed or not.
 * @throws Error when there is more.
 */
export async function readBounded(response: Response, bytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length;
    if (size > bytes) throw new Error(`the service answered more than ${bytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
