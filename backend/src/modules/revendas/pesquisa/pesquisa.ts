import {z} from 'zod';
import {PESQUISA_FONTES} from '@clube/domain';
import {entity} from '../../../kernel/entities/entity';
import {f} from '../../../kernel/entities/fields';
import {madeBy} from '../../../kernel/entities/made-by';
import {registration} from '../../../kernel/entities/registration';
import {byRede} from '../of-rede';

const produto = z
  .object({marca: z.string(), produto: z.string(), qtde: z.int(), valorUnitario: z.number()})
  .meta({id: 'ProdutoDaPesquisa'});

const produtos = (concorrente: boolean) =>
  f.json(z.array(produto)).computed(
    `coalesce((SELECT json_agg(json_build_object('marca', i.marca, 'produto', i.produto, 'qtde', i.qtde, 'valorUnitario', i.valor_unitario) ORDER BY i.ordem)
       FROM pesquisa_produto i WHERE i.pesquisa_mercado_id = t.id AND i.concorrente = ${String(concorrente)}), '[]')`,
  );

const DAY = `(t.criado_em AT TIME ZONE 'America/Sao_Paulo')::date`;
/** SQL: BRL of scored sales at the reseller per month, averaged over the twelve months before the survey. */
const MONTHLY = `(SELECT coalesce(round(sum(v.total_venda) / 12, 2), 0) FROM venda v WHERE v.revenda_id = t.revenda_id AND v.estado = 'pontuada'
   AND v.realizado_em > ${DAY} - interval '12 months' AND v.realizado_em <= ${DAY})`;

/** A market survey by staff at a reseller (2-panel-foundations, 3). */
export const PesquisaMercado = entity(
  'pesquisa_mercado',
  {
    id: f.id(),
    revenda: f.text().title('Revenda').computed('r.nome_input').unsorted(),
    cnpjRevenda: f.cnpj().title('CNPJ').computed('r.cnpj').unsorted(),
    revendaId: f.int().internal(),
    faturamento: f.money().title('Faturamento mensal').required('Faturamento obrigatório').unsorted(),
    mediaMensal: f.decimal().decimals(2).title('Média mensal no Clube').computed(MONTHLY).unsorted().displayAs('money'),
    share: f
      .decimal()
      .decimals(1)
      .title('Participação (%)')
      .computed(`CASE WHEN t.faturamento > 0 THEN round(100 * ${MONTHLY} / t.faturamento, 1) END`)
      .optional()
      .unsorted(),
    qtdeVendedores: f.int(0, 100_000).title('Vendedores').required('Quantidade de vendedores obrigatório').unsorted(),
    tamanhoLoja: f.int(1, 1_000_000).title('Tamanho da loja (m²)').required('Tamanho da loja obrigatório').unsorted(),
    qtdeProdutosVendidos: f
      .int()
      .title('Produtos vendidos')
      .computed(
        '(SELECT coalesce(sum(i.qtde), 0) FROM pesquisa_produto i WHERE i.pesquisa_mercado_id = t.id AND i.concorrente)::int',
      )
      .unsorted(),
    fonte: f.oneOf(PESQUISA_FONTES).title('Fonte').required('Fonte obrigatório').unsorted(),
    produtosMaisVendidos: produtos(false),
    produtosMaisVendidosConcorrentes: produtos(true),
    usuarioId: f.int().optional().internal(),
    criadoEm: f.timestamp().title('Feita em').defaulted().unsorted(),
    criadoPor: madeBy('t.usuario_id'),
  },
  {label: 'A pesquisa', joins: 'JOIN revenda r ON r.id = t.revenda_id'},
);

export const pesquisas = registration(PesquisaMercado, {
  path: '/api/pesquisa_mercado',
  calls: ['list'],
  list: {
    as: 'pesquisas',
    sort: '-id',
    search: 'r.busca',
    // Of resellers that belong to the network today.
    params: {rede: byRede('r.rede_id')},
  },
  labels: {one: 'uma pesquisa de mercado', many: 'as pesquisas de mercado'},
});
