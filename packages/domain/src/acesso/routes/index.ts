import {isLimited, allows, type Limit, type Callers, type CallSession} from '../callers.js';
import {ACESSO} from './acesso.js';
import {ANTIFRAUDE} from './antifraude.js';
import {APROVACOES} from './aprovacoes.js';
import {CARTOES} from './cartoes.js';
import {COMUNICACAO} from './comunicacao.js';
import {CONFIGURACOES} from './configuracoes.js';
import {DIRETORIO} from './diretorio.js';
import {CURSOS} from './cursos.js';
import {IMPORTACOES} from './importacoes.js';
import {ENVIOS} from './envios.js';
import {MENSURACAO} from './mensuracao.js';
import {NOTAS} from './notas.js';
import {PINTORES} from './pintores.js';
import {PONTOS} from './pontos.js';
import {PREFERENCIAS} from './preferencias.js';
import {PREMIOS} from './premios.js';
import {PRIVACIDADE} from './privacidade.js';
import {RELATORIOS} from './relatorios.js';
import {REVENDAS} from './revendas.js';
import {TRABALHOS} from './trabalhos.js';
import {METHODS, type HttpMethod, type RouteTable} from './roles.js';

export type {HttpMethod} from './roles.js';
export type RouteRow = readonly [metodo: HttpMethod, caminho: string, quem: Callers];

const CONTEXTS = [
  ACESSO,
  ANTIFRAUDE,
  MENSURACAO,
  PINTORES,
  CONFIGURACOES,
  REVENDAS,
  PREMIOS,
  NOTAS,
  PONTOS,
  RELATORIOS,
  COMUNICACAO,
  CARTOES,
  TRABALHOS,
  IMPORTACOES,
  PREFERENCIAS,
  CURSOS,
  ENVIOS,
  PRIVACIDADE,
  APROVACOES,
  DIRETORIO,
] as const;

type KeysOfEach<T> = T extends unknown ? keyof T : never;
/** An endpoint of the permission table: `GET /api/premios/{id}`. */
export type Call = KeysOfEach<(typeof CONTEXTS)[number]>;

/**
 * Merges the tables of the bounded contexts.
 * @throws Error when two of them declare the same route, as the later row would silently win.
 */
export function joinTables(tables: readonly RouteTable[]): ReadonlyMap<string, Callers> {
  const rows = new Map<string, Callers>();
  for (const [call, callers] of tables.flatMap(table => Object.entries(table))) {
    if (rows.has(call)) throw new Error(`two rows of the permission table declare ${call}`);
    rows.set(call, callers);
  }
  return rows;
}

const TABLE = joinTables(CONTEXTS);

/** Whether the table has this endpoint. */
export const isCall = (text: string): text is Call => TABLE.has(text);

/** Method and path of an endpoint. */
export function partsOf(call: string): readonly [metodo: HttpMethod, caminho: string] {
  const [verb, path = ''] = call.split(' ');
  const method = METHODS.find(known => known === verb);
  if (!method) throw new Error(`no such method: ${call}`);
  return [method, path];
}

/**
 * The permission table, which the server enforces and the screens read; each bounded context declares its part. Nobody may
 * call an endpoint without a row.
 */
export const ROUTES: readonly RouteRow[] = [...TABLE].map(([call, callers]) => [...partsOf(call), callers]);

/** The permitted callers of an endpoint, by its path as declared (with braces); undefined when the table has no such row. */
export function callersOf(method: string, path: string): Callers | undefined {
  return TABLE.get(`${method.toUpperCase()} ${path}`);
}

/** Whether a caller may call the endpoint. Denied by default: false for an endpoint that is not in the table. */
export function canCall(method: string, path: string, session?: CallSession): boolean {
  const callers = callersOf(method, path);
  return callers !== undefined && allows(callers, session);
}

/** Whether the session may call the endpoint only within the limit, which the code that reads the rows enforces. */
export function limitedTo(limit: Limit, call: Call, session: CallSession): boolean {
  const callers = TABLE.get(call);
  return callers !== undefined && isLimited(callers, limit, session);
}
