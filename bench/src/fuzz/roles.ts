import {createHash} from 'node:crypto';
import type {Pool} from 'pg';
import {formatTokens, type SessionKind} from '@clube/domain';
import {sql} from '@clube/backend';

export interface Person {
  tipo: SessionKind;
  id: number;
}

/** The callers by role, with their ids in `world.ts`; a visitor has no session. */
const PEOPLE = {
  visitante: undefined,
  pintor: {tipo: 'loja', id: 1},
  'pintor sem regulamento': {tipo: 'loja', id: 2},
  Administrador: {tipo: 'painel', id: 1},
  Smart: {tipo: 'painel', id: 2},
  Auditor: {tipo: 'painel', id: 3},
  relatório: {tipo: 'relatorio', id: 1},
} as const satisfies Record<string, Person | undefined>;

export type Role = keyof typeof PEOPLE;
export const ROLES = Object.keys(PEOPLE) as Role[];

/** Names of the roles in the API document. The auth guard must refuse roles that an endpoint does not permit. */
const IN_THE_DOCUMENT: Record<Role, string> = {
  visitante: 'qualquer pessoa',
  pintor: 'pintor',
  'pintor sem regulamento': 'pintor',
  Administrador: 'painel: Administrador',
  Smart: 'painel: Smart',
  Auditor: 'painel: Auditor',
  relatório: 'relatório',
};
export const mayCall = (who: string[], role: Role): boolean =>
  who.includes(IN_THE_DOCUMENT[role]) || who.includes(IN_THE_DOCUMENT.visitante);

const PAGES: Record<SessionKind, string> = {loja: '/home', painel: '/painel', relatorio: '/relatorio/dashboard'};

/** Statements that restore users and switches, so that no role loses its permissions during the run. */
const RESTORED = [
  `UPDATE usuario SET ativo = true, permissao = id - 1 WHERE id <= 3`,
  `UPDATE usuario_relatorio SET ativo = true`,
  `UPDATE pintor SET aceitou_regulamento = id <> 2 WHERE id <= 2`,
  `UPDATE configuracao SET bloquear_site = false, bloquear_resgate = false, bloquear_pontuacao = false, codigos_por_dia = 1000, codigos_por_mes = 1000`,
];

export async function restore(db: Pool): Promise<void> {
  for (const statement of RESTORED) await db.query(statement);
}

let opened = 0;

/** Opens a new session for each role, as requests end sessions by logouts and password changes. */
export async function openAllSessions(db: Pool): Promise<Record<Role, Record<string, string>>> {
  await restore(db);
  const headers = {} as Record<Role, Record<string, string>>;
  for (const role of ROLES) headers[role] = await entered(db, PEOPLE[role]);
  return headers;
}

/** Opens a session for this person and returns its headers; none for a visitor. */
export async function entered(db: Pool, person: Person | undefined): Promise<Record<string, string>> {
  if (!person) return {};
  const {tipo, id} = person;
  const token = `${tipo}-${id}-${++opened}-`.padEnd(43, 'x');
  const hash = createHash('sha256').update(token).digest('base64url');
  await db.query(
    sql`INSERT INTO sessao (token_hash, tipo_sessao, sujeito_id, expira_em) VALUES (${hash}, ${tipo}, ${id}, now() + interval '1 day')`,
  );
  return {Authorization: formatTokens({[tipo]: token}), 'X-Pagina': PAGES[tipo]};
}
