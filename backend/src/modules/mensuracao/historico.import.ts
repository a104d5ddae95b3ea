import {PRODUTO_NOT_FOUND, civilDateOf, countOf, readHistoricoLine} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import type {ImportField, ImportKind} from '../../kernel/imports/kind';
import {oneError, rightLines} from '../../kernel/imports/kinds/lines';
import {sql} from '../../kernel/persistence/sql';

export const UNKNOWN_REDE = {campo: 'rede', mensagem: 'Rede ou revenda não encontrada'};
const UNKNOWN_PRODUTO = {campo: 'codigo', mensagem: PRODUTO_NOT_FOUND};
const IN_FUTURE = {campo: 'mes', mensagem: 'O mês não pode estar no futuro'};
const REPEATED = {campo: 'codigo', mensagem: 'Este produto está em mais de uma linha da rede neste mês'};

const FIELDS: Readonly<Record<string, ImportField>> = {
  rede: {
    titulo: 'Rede ou CNPJ',
    obrigatorio: true,
    exemplo: 'Rede Cores do Sul',
    ajuda: 'O nome da rede, ou o CNPJ de uma revenda dela.',
    palavras: ['rede', 'cnpj', 'revenda', 'loja'],
    kind: 'text',
  },
  mes: {
    titulo: 'Mês',
    obrigatorio: true,
    exemplo: '08/2026',
    ajuda: 'Mês e ano.',
    palavras: ['mes', 'mês de referência', 'competência', 'período', 'data'],
    kind: 'text',
  },
  codigo: {
    titulo: 'Código do produto',
    obrigatorio: true,
    exemplo: '10025',
    ajuda: 'O código do produto Sherwin-Williams.',
    palavras: ['código', 'cod', 'produto', 'sku'],
    kind: 'text',
  },
  quantidade: {
    titulo: 'Quantidade',
    obrigatorio: true,
    exemplo: '24',
    ajuda: 'Quanto a rede vendeu no mês.',
    palavras: ['qtd', 'qtde', 'quant', 'quantidade vendida'],
    kind: 'number',
  },
  valor: {
    titulo: 'Valor',
    obrigatorio: true,
    exemplo: '9.357,60',
    ajuda: 'Em reais, da quantidade inteira.',
    palavras: ['valor total', 'total', 'faturamento', 'valor vendido'],
    kind: 'number',
  },
};

/**
 * Imports the monthly sales that networks and resellers report; a repeated month replaces the earlier figures of its
 * products.
 */
export const historicoImport: ImportKind = {
  tipo: 'historico',
  titulo: 'Histórico das redes',
  declaredIn: __filename,
  right: 'POST /api/upload/historico',
  fields: FIELDS,
  check(texts) {
    const read = readHistoricoLine(texts);
    if ('line' in read) return {values: {...read.line}};
    return {errors: Object.entries(read.errors).map(([campo, mensagem]) => ({campo, mensagem}))};
  },
  groupOf: ({rede, cnpj, mes}) => [rede, cnpj, mes].map(String).join(':'),
  countsLines: true,
  refuse: [
    (scope, range) => sql`
      UPDATE importacao_linha l SET situacao = 'erro', erros = ${oneError(UNKNOWN_REDE)}
       WHERE ${rightLines(scope, range)}
         AND NOT EXISTS (SELECT 1 FROM rede r WHERE lower(r.nome) = l.valores ->> 'rede')
         AND NOT EXISTS (SELECT 1 FROM revenda r WHERE r.cnpj = l.valores ->> 'cnpj')`,
    (scope, range) => sql`
      UPDATE importacao_linha l SET situacao = 'erro', erros = ${oneError(IN_FUTURE)}
       WHERE ${rightLines(scope, range)} AND l.valores ->> 'mes' > ${civilDateOf(currentContext().now)}::text`,
    (scope, range) => sql`
      UPDATE importacao_linha l SET situacao = 'erro', erros = ${oneError(UNKNOWN_PRODUTO)}
       WHERE ${rightLines(scope, range)}
         AND NOT EXISTS (SELECT 1 FROM produto p WHERE p.codigo = l.valores ->> 'codigo' AND p.removido_em IS NULL)`,
    (scope, range) => sql`
      UPDATE importacao_linha l SET situacao = 'erro', erros = ${oneError(REPEATED)}
       WHERE ${rightLines(scope, range)}
         AND EXISTS (SELECT 1 FROM importacao_linha o WHERE o.importacao_id = l.importacao_id AND o.chave = l.chave AND o.linha <> l.linha
                        AND o.valores ->> 'codigo' = l.valores ->> 'codigo')`,
  ],
  summary: ({importacao}) => sql<{titulo: string; valor: number}>`
    WITH l AS (SELECT valores FROM importacao_linha WHERE importacao_id = ${importacao} AND situacao = 'nova')
    SELECT 'Redes e revendas' AS titulo, count(DISTINCT (l.valores ->> 'rede') || (l.valores ->> 'cnpj'))::float8 AS valor FROM l
    UNION ALL SELECT 'Meses', count(DISTINCT l.valores ->> 'mes')::float8 FROM l
    UNION ALL SELECT 'Reais', coalesce(sum((l.valores ->> 'valor')::numeric), 0)::float8 FROM l`,
  done: count => countOf(count, 'linha de histórico processado', 'linhas de histórico processado'),
};
