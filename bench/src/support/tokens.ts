import {createHash} from 'node:crypto';
import type {Client} from 'pg';
import {formatTokens, type SessionKind} from '@clube/domain';
import {sql} from '@clube/backend';

/** An open session with its header. */
export interface Session {
  sujeitoId: number;
  headers: Record<string, string>;
}

const PAGES: Record<SessionKind, string> = {loja: '/home', painel: '/painel', relatorio: '/relatorio/dashboard'};

/** Inserts a session for each subject, as the login does. */
export async function openSessions(db: Client, tipo: SessionKind, subjects: number[]): Promise<Session[]> {
  const tokens = subjects.map((id, i) => `${tipo}-${i}-${id}`.padEnd(43, 'x'));
  const hashes = tokens.map(token => createHash('sha256').update(token).digest('base64url'));
  await db.query(
    sql`INSERT INTO sessao (token_hash, tipo_sessao, sujeito_id, expira_em)
     SELECT hash, ${tipo}, sujeito, now() + interval '1 day' FROM unnest(${hashes}::text[], ${subjects}::int[]) AS x(hash, sujeito)`,
  );
  return tokens.map((token, i) => ({
    sujeitoId: subjects[i] ?? 0,
    headers: {Authorization: formatTokens({[tipo]: token}), 'X-Pagina': PAGES[tipo]},
  }));
}
