import {createHash} from 'node:crypto';
import {mkdir, writeFile} from 'node:fs/promises';
import {dirname, join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {completeCpf} from '@clube/domain';
import {rowsOf, sql, type Sql} from '@clube/backend';
import {formOf, type FormParts} from '../form';
import {entered, type Person, type Role} from '../roles';
import type {World} from '../world';

export type Headers = Record<string, string>;

/** A scenario's part of a request; the endpoint determines the rest. */
export interface Sent {
  /** A role, or the headers of a user that the scenario created. */
  as: Role | Headers;
  path?: Record<string, string | number>;
  query?: Record<string, string>;
  json?: unknown;
  form?: FormParts;
  headers?: Headers;
  bytes?: Buffer;
}

export interface Answered {
  status: number;
  headers: globalThis.Headers;
  /** Each scenario knows what it requested. */
  body: unknown;
}

/** A painter created by the scenario, with points to spend. */
export interface Painter {
  id: number;
  cpf: string;
  email: string;
  session: Headers;
}

let last = 0;

/** Helpers with which scenarios create their data: by requests if there is an endpoint, else by inserting rows. */
export class ScenarioContext {
  constructor(
    private readonly world: World,
    private readonly sessions: Record<Role, Headers>,
  ) {}

  /** A unique number in this run. */
  next = (): number => ++last;

  headersOf = (as: Sent['as']): Headers => (typeof as === 'string' ? this.sessions[as] : as);

  row = async <R extends object>(statement: Sql<R>): Promise<R> => {
    const [row] = await rowsOf(this.world.db, statement);
    if (!row) throw new Error(`no row: ${statement.text}`);
    return row;
  };

  /** Sends a request of the setup. @throws when it is refused. */
  async take(route: string, sent: Sent): Promise<Answered> {
    const [method, template = ''] = route.split(' ');
    const {form, json} = sent;
    const made = form && formOf(form);
    const answer = await fetch(this.world.server.url + pathOf(template, sent), {
      method,
      redirect: 'manual',
      headers: {
        'X-Forwarded-For': `10.200.${(this.next() >> 8) & 255}.${last & 255}`,
        ...this.headersOf(sent.as),
        ...(json === undefined ? {} : {'Content-Type': 'application/json'}),
        ...made?.headers,
        ...sent.headers,
      },
      body: json === undefined ? (made?.body ?? sent.bytes) : JSON.stringify(json),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${route} on the way there: ${answer.status} ${text.slice(0, 300)}`);
    const isJson = answer.headers.get('content-type')?.startsWith('application/json');
    const body: unknown = isJson ? JSON.parse(text) : undefined;
    return {status: answer.status, headers: answer.headers, body};
  }

  /** Stores a file. */
  async keep(path: string, content: Buffer): Promise<void> {
    const target = join(this.world.dataDir, 'arquivos', path);
    await mkdir(dirname(target), {recursive: true});
    await writeFile(target, content);
  }

  /** Waits for the result of background work. */
  async until(condition: () => Promise<boolean>, what: string): Promise<void> {
    const end = performance.now() + 60_000;
    while (!(await condition())) {
      if (performance.now() > end) throw new Error(`it did not come about: ${what}`);
      await sleep(50);
    }
  }

  session = (person: Person): Promise<Headers> => entered(this.world.db, person);

  /** Creates a staff user for the scenario. */
  async staff(): Promise<Headers> {
    const n = this.next();
    const {id} = await this.row(
      sql<{id: number}>`INSERT INTO usuario (nome, cpf, email, permissao)
        VALUES ('Usuária da Cena', ${completeCpf(String(500_000_000 + n))}, ${`equipe${n}@exemplo.com.br`}, 1) RETURNING id`,
    );
    return this.session({tipo: 'painel', id});
  }

  async painter(columns: {email?: boolean; points?: number; indicadoPor?: number} = {}): Promise<Painter> {
    const n = this.next();
    const cpf = completeCpf(String(300_000_000 + n));
    const email = `cena${n}@exemplo.com.br`;
    const {id} = await this.row(
      sql<{
        id: number;
      }>`INSERT INTO pintor (cpf, nome, data_nascimento, email, celular, end_rua, end_numero, end_bairro, end_cidade, end_estado, end_cep,
          aceitou_regulamento, aceitou_privacidade, id_indicacao, email_confirmado_em)
        VALUES (${cpf}, 'Pintora da Cena', '1985-04-20', ${email}, ${`1197${String(1_000_000 + n)}`}, 'Rua', '1', 'Centro', 'São Paulo', 'SP', '01001000',
          true, true, ${`CENA${n}`}, ${columns.email ? null : new Date()}) RETURNING id`,
    );
    await this.world.db.query(
      sql`WITH c AS (INSERT INTO conta (pintor_id, saldo, seq) VALUES (${id}, 1000000, 1)),
        e AS (INSERT INTO lancamento (pintor_id, seq, tipo, pontos, saldo_apos, referencia, ocorrido_em, conferido)
              VALUES (${id}, 1, 'codigo', 1000000, 1000000, ${`cena:${id}`}, now(), true) RETURNING id),
        l AS (INSERT INTO lote (pintor_id, lancamento_id, concedido, restante, vence_em, origem)
              SELECT ${id}, id, 1000000, 1000000, now() + interval '400 days', 'codigo' FROM e RETURNING id, lancamento_id)
        INSERT INTO alocacao (lancamento_id, lote_id, pontos) SELECT lancamento_id, id, 1000000 FROM l`,
    );
    await this.world.db.query(
      sql`INSERT INTO credencial (tipo_sessao, sujeito_id, senha_hash, alterada_em)
        SELECT 'loja', ${id}, senha_hash, now() FROM credencial WHERE tipo_sessao = 'loja' AND sujeito_id = 77`,
    );
    return {id, cpf, email, session: await this.session({tipo: 'loja', id})};
  }
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64url');

export function pathOf(template: string, {path = {}, query}: Pick<Sent, 'path' | 'query'>): string {
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(path[name] ?? '')));
  return query ? `${filled}?${new URLSearchParams(query).toString()}` : filled;
}
