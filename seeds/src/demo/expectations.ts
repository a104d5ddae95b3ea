import {brokenInvariants, sql, type Sql} from '@clube/backend';
import {RESGATE_STATUSES, NOTA_STATES, REJECTION_REASONS, type PremioType} from '@clube/domain';
import {CNPJ_RELATORIO, NEWCOMER_CPF, VETERAN_CARTAO, VETERAN_CPF} from '../catalogue';
import {SYSTEM, runAs, type Services} from './services';

/** Range of the veteran's final balance: enough for a prize of most kinds, not for all. */
const VETERAN_BALANCE = {least: 12_000, most: 20_000};
/** Kinds of prizes that end-to-end tests and readers of the README order. */
const AFFORDABLE: readonly PremioType[] = ['geral', 'camiseta', 'bermuda', 'calcado', 'recarga', 'credito'];
const LATELY_DAYS = 30;

export interface DemoExpectation {
  /** The condition, as it is reported when it fails. */
  name: string;
  /** Returns what is missing; empty if the expectation holds. */
  missing(services: Services, now: Date): Promise<string[]>;
}

type Condition = (now: Date) => Sql<{kept: boolean}>;

/** An expectation with a single condition. */
const holds = (name: string, condition: Condition): DemoExpectation => ({
  name,
  missing: async ({db}, now) => ((await db.one(condition(now)))?.kept ? [] : ['nothing of it']),
});

/** Expects one row of every kind; `found` selects the kinds that exist. */
const each = (
  name: string,
  kinds: readonly (string | number)[],
  found: (now: Date) => Sql<{kind: string}>,
): DemoExpectation => ({
  name,
  missing: async ({db}, now) => {
    const there = new Set((await db.query(found(now))).map(({kind}) => kind));
    return kinds.map(String).filter(kind => !there.has(kind));
  },
});

const veteran = sql.raw(`(SELECT id FROM pintor WHERE cpf = '${VETERAN_CPF}')`);
const newcomer = sql.raw(`(SELECT id FROM pintor WHERE cpf = '${NEWCOMER_CPF}')`);
const some =
  (text: string): Condition =>
  () =>
    sql<{kept: boolean}>`SELECT EXISTS (${sql.raw(text)}) AS kept`;

/** What the demo contains on any day and at any scale: end-to-end tests, screenshots and readers rely on it. */
export const EXPECTATIONS: readonly DemoExpectation[] = [
  {
    name: 'every invariant of the points holds',
    missing: async ({db}) => (await brokenInvariants(db)).map(broken => JSON.stringify(broken)),
  },
  {
    name: `the veteran has from ${VETERAN_BALANCE.least} to ${VETERAN_BALANCE.most} points`,
    missing: async ({db}) => {
      const {saldo} = (await db.one(sql<{saldo: number}>`SELECT saldo FROM conta WHERE pintor_id = ${veteran}`)) ?? {};
      const kept = saldo !== undefined && saldo >= VETERAN_BALANCE.least && saldo <= VETERAN_BALANCE.most;
      return kept ? [] : [`${saldo} points`];
    },
  },
  each(
    'the veteran can pay a prize of each kind that is ordered',
    AFFORDABLE,
    () => sql<{kind: string}>`
      SELECT DISTINCT tipo AS kind FROM premio
       WHERE ativo AND NOT is_combo AND pontos_web <= (SELECT saldo FROM conta WHERE pintor_id = ${veteran})`,
  ),
  each('receipts of every state', NOTA_STATES, () => sql<{kind: string}>`SELECT DISTINCT estado AS kind FROM nota`),
  each(
    'receipts rejected for every reason',
    REJECTION_REASONS,
    () =>
      sql<{kind: string}>`SELECT DISTINCT coalesce(reprovado_motivo, '') AS kind FROM nota WHERE estado = 'reprovada'`,
  ),
  holds('a sale that was returned', some("SELECT 1 FROM venda WHERE estado = 'devolvida'")),
  each(
    'the veteran has receipts that wait, were scored, rejected, closed and cancelled',
    NOTA_STATES,
    () => sql<{kind: string}>`SELECT DISTINCT estado AS kind FROM nota WHERE pintor_id = ${veteran}`,
  ),
  each(
    `orders of every status from the last ${LATELY_DAYS} days`,
    RESGATE_STATUSES,
    now => sql<{kind: string}>`
      SELECT DISTINCT status::text AS kind FROM resgate
       WHERE resgatado_em > ${now}::timestamptz - make_interval(days => ${LATELY_DAYS})`,
  ),
  holds(
    'an order thirty days past its forecast',
    now => sql<{kept: boolean}>`
      SELECT EXISTS (SELECT 1 FROM resgate WHERE status IN (0, 2)
        AND previsao_entrega < (${now}::timestamptz AT TIME ZONE 'America/Sao_Paulo')::date - 30) AS kept`,
  ),
  holds('a painter in debt', some('SELECT 1 FROM conta WHERE divida > 0')),
  holds('points that expired', some('SELECT 1 FROM ponto_expirado')),
  holds('a bonus for bringing a colleague', some('SELECT 1 FROM bonus_indicacao WHERE estorno_id IS NULL')),
  {
    name: 'the newcomer misses the next level by one requirement',
    missing: async services => {
      const row = await services.db.one(
        sql<{id: number; nivel: number | null}>`SELECT id, cluster_id AS nivel FROM pintor WHERE id = ${newcomer}`,
      );
      if (!row) return ['nobody'];
      const {requisitos} = await services.niveis.show(row.id, row.nivel);
      const open = requisitos.filter(({atendido}) => !atendido).map(({nome}) => nome);
      return open.length === 1 ? [] : [`${open.length} requirements: ${open.join(', ')}`];
    },
  },
  holds(
    'the newcomer has points to spend, and no card',
    () => sql<{kept: boolean}>`
      SELECT EXISTS (SELECT 1 FROM conta WHERE pintor_id = ${newcomer} AND saldo > 0)
         AND NOT EXISTS (SELECT 1 FROM cartao WHERE pintor_id = ${newcomer}) AS kept`,
  ),
  holds(
    'the veteran’s card is in use, and nothing is asked of it',
    () => sql<{kept: boolean}>`
      SELECT EXISTS (SELECT 1 FROM cartao WHERE pintor_id = ${veteran} AND numero = ${VETERAN_CARTAO} AND NOT bloqueado
                        AND entregue_em IS NOT NULL)
         AND NOT EXISTS (SELECT 1 FROM pedido_cartao WHERE pintor_id = ${veteran}
                            AND tipo IN ('bloqueio', 'desbloqueio') AND estado IN ('pedido', 'enviado')) AS kept`,
  ),
  each(
    'the veteran has used codes of every kind',
    ['promocional', 'treinamento', 'voucher', 'cadastro'],
    () => sql<{kind: string}>`
      SELECT DISTINCT CASE WHEN u.voucher_id IS NOT NULL THEN 'voucher' WHEN u.codigo_cadastro_id IS NOT NULL THEN 'cadastro'
                           WHEN c.treinamento THEN 'treinamento' ELSE 'promocional' END AS kind
        FROM uso_codigo u LEFT JOIN codigo_promocional c ON c.id = u.codigo_promocional_id WHERE u.pintor_id = ${veteran}`,
  ),
  each(
    'codes of trainings that nobody has used',
    ['CURSOTINTAS', 'CURSOMASSAS', 'CURSOVERNIZ'],
    () => sql<{kind: string}>`SELECT codigo AS kind FROM codigo_promocional WHERE treinamento AND usos = 0`,
  ),
  holds(
    'the veteran has brought a colleague',
    () => sql<{kept: boolean}>`SELECT EXISTS (SELECT 1 FROM pintor WHERE indicado_por = ${veteran}) AS kept`,
  ),
  holds(
    'the veteran has photos of what was delivered',
    () => sql<{kept: boolean}>`
      SELECT EXISTS (SELECT 1 FROM resgate_midia m JOIN resgate r ON r.id = m.resgate_id WHERE r.pintor_id = ${veteran}) AS kept`,
  ),
  holds(
    'the veteran shows work in the directory, is rated and has the bonus',
    () => sql<{kept: boolean}>`
      SELECT EXISTS (SELECT 1 FROM midia_pintor WHERE pintor_id = ${veteran})
         AND EXISTS (SELECT 1 FROM pintor_categoria WHERE pintor_id = ${veteran})
         AND EXISTS (SELECT 1 FROM lancamento WHERE pintor_id = ${veteran} AND tipo = 'bonus_diretorio') AS kept`,
  ),
  holds(
    'the veteran’s profile photo is public, and one waits for staff',
    () => sql<{kept: boolean}>`
      SELECT count(*) FILTER (WHERE estado = 'pendente') = 1
         AND count(*) FILTER (WHERE estado = 'aprovada' AND pintor_id = ${veteran}) = 1 AS kept FROM moderacao WHERE tipo = 'perfil'`,
  ),
  holds('a prize that was reviewed', some('SELECT 1 FROM avaliacao_premio')),
  holds(
    'the reporting user has sales and redemptions to look at',
    () => sql<{kept: boolean}>`
      SELECT EXISTS (SELECT 1 FROM venda v JOIN resgate r ON r.pintor_id = v.pintor_id
        WHERE v.estado = 'pontuada' AND left(v.cnpj_loja, 8) = ${CNPJ_RELATORIO.slice(0, 8)}) AS kept`,
  ),
  holds(
    'requests of two people wait for another person',
    () => sql<{kept: boolean}>`SELECT count(DISTINCT pedida_por) >= 2 AS kept FROM aprovacao WHERE estado = 'aberta'`,
  ),
  holds(
    'staff have noted something about the veteran',
    () => sql<{kept: boolean}>`SELECT EXISTS (SELECT 1 FROM anotacao_pintor WHERE pintor_id = ${veteran}) AS kept`,
  ),
  holds(
    'three receipts wait for staff',
    () => sql<{kept: boolean}>`SELECT count(*) >= 3 AS kept FROM nota WHERE estado = 'pendente'`,
  ),
];

/** The expectations that fail, with what is missing. */
export async function brokenExpectations(services: Services, now: Date): Promise<string[]> {
  const broken: string[] = [];
  for (const promise of EXPECTATIONS) {
    const missing = await promise.missing(services, now);
    if (missing.length > 0) broken.push(`${promise.name} (missing: ${missing.join(', ')})`);
  }
  return broken;
}

/** @throws Error that lists every failed expectation and what is missing */
export async function verifyExpectations(services: Services, now: Date): Promise<void> {
  const broken = await runAs(now, SYSTEM, () => brokenExpectations(services, now));
  if (broken.length > 0)
    throw new Error(`The demo programme does not keep what it promises:\n- ${broken.join('\n- ')}`);
}
