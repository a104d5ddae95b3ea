import {
  INVALID_CNPJ,
  INVALID_TIPO_FISCAL,
  INVALID_VENDA_CPF,
  INVALID_VENDA_DATE,
  NEW_VENDA_FIELDS,
  PRODUTO_NOT_FOUND,
  VENDA_ALREADY_PROCESSED,
  civilDateOf,
  countOf,
  digitsOnly,
  isValidCnpj,
  isValidCpf,
  normaliseCnpj,
  normaliseIdentificador,
  readDate,
  readTipoFiscal,
  readVendaItem,
} from '@clube/domain';
import {z} from 'zod';
import {currentContext} from '../../../kernel/context';
import {flag} from '../../../kernel/entities/wire';
import {oneError, rightLines} from '../../../kernel/imports/kinds/lines';
import type {CheckedLine, ImportField, ImportKind, LineError} from '../../../kernel/imports/kind';
import {sql} from '../../../kernel/persistence/sql';
import {VENDAS_APPROVAL} from './approval-kind';
import {VENDA_FIELDS} from './fields';

/** Restores leading zeros, which spreadsheets drop from numbers. */
const withZeros = (text: string, digits: number): string =>
  /^\d+$/.test(text) && text.length < digits ? text.padStart(digits, '0') : text;

const amount = z.union([z.string(), z.number().transform(String)]);
export const vendaLine = z.object({
  cnpjRevenda: z.string(),
  cpf: z.string(),
  tipoFiscal: z.string(),
  identificador: z.string(),
  realizadoEm: z.string(),
  codigo: z.string(),
  qtde: amount,
  valorUnitario: amount,
  valorDesconto: amount,
});
export type VendaLine = z.output<typeof vendaLine>;
type Line = Readonly<Record<string, string>>;

/** Reads one field: the value to store, or an error. */
type Reader = (text: string) => {value: string} | {error: string};
const readAs =
  (read: (text: string) => string | undefined, error: string): Reader =>
  text => {
    const value = read(text);
    return value === undefined ? {error} : {value};
  };

const READERS: Readonly<Record<'cnpjRevenda' | 'cpf' | 'tipoFiscal' | 'identificador' | 'realizadoEm', Reader>> = {
  cnpjRevenda: readAs(text => {
    const cnpj = withZeros(normaliseCnpj(text), 14);
    return isValidCnpj(cnpj) ? cnpj : undefined;
  }, INVALID_CNPJ),
  cpf: readAs(text => {
    const cpf = withZeros(digitsOnly(text), 11);
    return isValidCpf(cpf) ? cpf : undefined;
  }, INVALID_VENDA_CPF),
  tipoFiscal: readAs(text => readTipoFiscal(text.toUpperCase()), INVALID_TIPO_FISCAL),
  identificador: readAs(normaliseIdentificador, `${NEW_VENDA_FIELDS.identificador} inválido`),
  realizadoEm: readAs(readDate, INVALID_VENDA_DATE),
};

/** The key of the sale that a line belongs to, from the fields that are filled in. */
const saleOf = ({cnpjRevenda, tipoFiscal, identificador}: Readonly<Record<string, unknown>>): string =>
  [cnpjRevenda, tipoFiscal, identificador].map(String).join(':');

/** A number as one, so that a corrected line's cells are read again as the same amounts. */
const stored = (amount: string): number | string => (/^\d+(\.\d+)?$/.test(amount) ? Number(amount) : amount);

/** Checks a line by the rules and with the messages of the new-sale form. */
function check(line: Line): CheckedLine {
  const values: Record<string, string> = {};
  const errors: LineError[] = [];
  for (const [campo, read] of Object.entries(READERS)) {
    const text = (line[campo] ?? '').trim();
    const found = text === '' ? {error: `${VENDA_FIELDS[campo]?.titulo ?? campo} obrigatório`} : read(text);
    if ('error' in found) errors.push({campo, mensagem: found.error});
    else values[campo] = found.value;
  }
  const item = {codigo: '', qtde: '', valorUnitario: '', valorDesconto: ''};
  for (const campo of ['codigo', 'qtde', 'valorUnitario', 'valorDesconto'] as const)
    item[campo] = (line[campo] ?? '').trim();
  const read = readVendaItem(item);
  if ('erro' in read) errors.push({campo: item.codigo === '' ? 'codigo' : 'qtde', mensagem: read.erro});
  if (errors.length > 0) return {errors, group: saleOf(values)};
  const {codigo, ...amounts} = item;
  return {
    values: {
      ...values,
      codigo,
      ...Object.fromEntries(Object.entries(amounts).map(([campo, text]) => [campo, stored(text)])),
    },
  };
}

const refused = (campo: string, mensagem: string) => oneError({campo, mensagem});

/**
 * Imports sales of resellers with a system of their own: lines are items, grouped into sales by CNPJ, type and number.
 */
export const vendasImport: ImportKind = {
  tipo: 'vendas',
  titulo: 'Vendas de revendas',
  declaredIn: __filename,
  right: 'POST /api/upload/vendas',
  fields: VENDA_FIELDS as Readonly<Record<string, ImportField>>,
  params: z.strictObject({enviarMensagem: flag.default(false)}),
  check,
  groupOf: saleOf,
  correctable: true,
  refuse: [
    (scope, range) => sql`
      UPDATE importacao_linha l SET situacao = 'erro', erros = ${refused('cnpjRevenda', 'Revenda não encontrada')}
       WHERE ${rightLines(scope, range)}
         AND NOT EXISTS (SELECT 1 FROM revenda r WHERE r.cnpj = l.valores ->> 'cnpjRevenda' AND r.ativo)`,
    (scope, range) => sql`
      UPDATE importacao_linha l SET situacao = 'erro', erros = ${refused('cnpjRevenda', 'Esta revenda não pontua por sistema')}
       WHERE ${rightLines(scope, range)}
         AND NOT EXISTS (SELECT 1 FROM revenda r WHERE r.cnpj = l.valores ->> 'cnpjRevenda' AND r.tipo_pontuacao = 'Sistema')`,
    (scope, range) => sql`
      UPDATE importacao_linha l SET situacao = 'erro', erros = ${refused('cpf', INVALID_VENDA_CPF)}
       WHERE ${rightLines(scope, range)}
         AND NOT EXISTS (SELECT 1 FROM pintor p WHERE p.cpf = l.valores ->> 'cpf' AND p.ativo AND p.anonimizado_em IS NULL)`,
    (scope, range) => sql`
      UPDATE importacao_linha l SET situacao = 'erro', erros = ${refused('realizadoEm', 'A data da venda não pode estar no futuro')}
       WHERE ${rightLines(scope, range)} AND l.valores ->> 'realizadoEm' > ${civilDateOf(currentContext().now)}::text`,
    (scope, range) => sql`
      UPDATE importacao_linha l SET situacao = 'erro', erros = ${refused('codigo', PRODUTO_NOT_FOUND)}
       WHERE ${rightLines(scope, range)}
         AND NOT EXISTS (SELECT 1 FROM produto p WHERE p.codigo = l.valores ->> 'codigo' AND p.removido_em IS NULL)`,
    (scope, range) => sql`
      UPDATE importacao_linha l SET situacao = 'erro', erros = ${refused('identificador', VENDA_ALREADY_PROCESSED)}
       WHERE ${rightLines(scope, range)}
         AND EXISTS (SELECT 1 FROM venda v WHERE v.estado = 'pontuada' AND v.cnpj_loja = l.valores ->> 'cnpjRevenda'
                        AND v.identificador = l.valores ->> 'identificador' AND v.tipo_fiscal = l.valores ->> 'tipoFiscal')`,
    (scope, range) => sql`
      UPDATE importacao_linha l SET situacao = 'erro',
             erros = ${refused('identificador', 'Esta venda já espera outra pessoa em Aprovações')}
       WHERE ${rightLines(scope, range)}
         AND EXISTS (SELECT 1 FROM aprovacao a WHERE a.tipo = ${VENDAS_APPROVAL} AND a.estado = 'aberta'
                        AND a.pedido #>> '{linhas,0,cnpjRevenda}' = l.valores ->> 'cnpjRevenda'
                        AND a.pedido #>> '{linhas,0,identificador}' = l.valores ->> 'identificador'
                        AND a.pedido #>> '{linhas,0,tipoFiscal}' = l.valores ->> 'tipoFiscal')`,
    (scope, range) => sql`
      UPDATE importacao_linha l SET situacao = 'erro',
             erros = ${refused('identificador', 'Outra linha desta venda tem outro CPF ou outra data')}
       WHERE ${rightLines(scope, range)}
         AND EXISTS (SELECT 1 FROM importacao_linha o WHERE o.importacao_id = l.importacao_id AND o.chave = l.chave AND o.linha <> l.linha AND o.situacao <> 'erro'
                        AND (o.valores ->> 'cpf' <> l.valores ->> 'cpf' OR o.valores ->> 'realizadoEm' <> l.valores ->> 'realizadoEm'))`,
    // A sale with an invalid line is refused as a whole.
    (scope, range) => sql`
      UPDATE importacao_linha l SET situacao = 'erro', erros = ${refused('', 'Outra linha desta venda tem erro')}
       WHERE ${rightLines(scope, range)} AND EXISTS (SELECT 1 FROM importacao_linha o WHERE o.importacao_id = l.importacao_id AND o.chave = l.chave AND o.linha <> l.linha AND o.situacao = 'erro')`,
  ],
  // Rounded half up per sale, as in `scoreVenda`; includes sales that need a second person.
  summary: ({importacao}) => sql<{titulo: string; valor: number}>`
    WITH vendas AS (
      SELECT l.chave, min(l.valores ->> 'cpf') AS cpf,
             round(sum(pr.valor_pontos * (replace(l.valores ->> 'qtde', ',', '.'))::numeric) * min(r.fator_pontuacao)
                   * coalesce(min(c.valor_ponto), 1) * CASE WHEN bool_or(r.rm) THEN 2 ELSE 1 END) AS pontos
        FROM importacao_linha l
        JOIN revenda r ON r.cnpj = l.valores ->> 'cnpjRevenda'
        JOIN produto pr ON pr.codigo = l.valores ->> 'codigo' AND pr.removido_em IS NULL
        JOIN pintor p ON p.cpf = l.valores ->> 'cpf'
        LEFT JOIN cluster c ON c.id = p.cluster_id
       WHERE l.importacao_id = ${importacao} AND l.situacao = 'nova' GROUP BY l.chave)
    SELECT 'Vendas' AS titulo, count(*)::float8 AS valor FROM vendas
    UNION ALL SELECT 'Pintores', count(DISTINCT cpf)::float8 FROM vendas
    UNION ALL SELECT 'Pontos', coalesce(sum(pontos), 0)::float8 FROM vendas`,
  done: count => countOf(count, 'venda processada', 'vendas processadas'),
  undone: count => countOf(count, 'venda cancelada', 'vendas canceladas'),
};
