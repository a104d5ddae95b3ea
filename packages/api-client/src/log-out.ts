import {client} from './client.js';

const TIMEOUT_MS = 5000;

/**
 * Ends the sessions on the server. Never fails, as logging out must work offline and on a stalled line too: then the tokens expire by
 * themselves.
 */
export async function endServerSessions(): Promise<void> {
  try {
    await client.post('/api/sessoes/sair', {signal: AbortSignal.timeout(TIMEOUT_MS)});
  } catch {
    // The device forgets its sessions in any case.
  }
}
