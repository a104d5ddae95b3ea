import {isLimited, permite, type Limit, type Quem, type SessaoChamada} from '../quem.js';
import {ACESSO} from './acesso.js';
import {COMUNICACAO} from './comunicacao.js';
import {CONFIGURACOES} from './configuracoes.js';
import {NOTAS} from './notas.js';
import {PINTORES} from './pintores.js';
import {PONTOS} from './pontos.js';
import {PREFERENCIAS} from './preferencias.js';
import {PREMIOS} from './premios.js';
import {RELATORIOS} from './relatorios.js';
import {REVENDAS} from './revendas.js';
import {METODOS, type Metodo, type RouteTable} from './who.js';

export type {Metodo} from './who.js';
export type Rota = readonly [metodo: Metodo, caminho: string, quem: Quem];

const CONTEXTS = [
  ACESSO,
  PINTORES,
  CONFIGURACOES,
  REVENDAS,
  PREMIOS,
  NOTAS,
  PONTOS,
  RELATORIOS,
  COMUNICACAO,
  PREFERENCIAS,
] as const;

type KeysOfEach<T> = T extends unknown ? keyof T : never;
/** A call that the table knows: `GET /api/premios/{id}`. */
export type Call = KeysOfEach<(typeof CONTEXTS)[number]>;

/**
 * The contexts' tables as one.
 * @throws Error when two of them declare the same route: the later row would quietly win.
 */
export function joinTables(tables: readonly RouteTable[]): ReadonlyMap<string, Quem> {
  const rows = new Map<string, Quem>();
  for (const [call, quem] of tables.flatMap(table => Object.entries(table))) {
    if (rows.has(call)) throw new Error(`two rows of the permission table declare ${call}`);
    rows.set(call, quem);
  }
  return rows;
}

const TABLE = joinTables(CONTEXTS);

/** Whether the table has this row. */
export const isCall = (text: string): text is Call => TABLE.has(text);

/** A call's method and path. */
export function partsOf(call: string): readonly [metodo: Metodo, caminho: string] {
  const [verb, caminho = ''] = call.split(' ');
  const metodo = METODOS.find(known => known === verb);
  if (!metodo) throw new Error(`no such method: ${call}`);
  return [metodo, caminho];
}

/**
 * Who may call what: the one table that the server enforces and the screens read, a part for each context. A route without
 * a row is open to nobody.
 */
export const ROTAS: readonly Rota[] = [...TABLE].map(([call, quem]) => [...partsOf(call), quem]);

/** Who may call the route, its path as declared (with braces); undefined when the table has no such row. */
export function quemPodeChamar(metodo: string, caminho: string): Quem | undefined {
  return TABLE.get(`${metodo.toUpperCase()} ${caminho}`);
}

/** Whether the call is allowed. Denied by default: a route that is not in the table may be called by nobody. */
export function podeChamar(metodo: string, caminho: string, sessao?: SessaoChamada): boolean {
  const quem = quemPodeChamar(metodo, caminho);
  return quem !== undefined && permite(quem, sessao);
}

/** Whether this session may make the call within the limit only; the code that knows the rows enforces it. */
export function limitedTo(limit: Limit, call: Call, sessao: SessaoChamada): boolean {
  const quem = TABLE.get(call);
  return quem !== undefined && isLimited(quem, limit, sessao);
}
