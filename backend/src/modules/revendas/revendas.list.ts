import {f} from '../../kernel/resources/fields';
import {defineList} from '../../kernel/resources/list';

const vendas = (what: string) =>
  `coalesce((SELECT sum(v.${what}) FROM venda v WHERE v.revenda_id = t.id AND v.estado = 'pontuada'), 0)`;

/**
 * Whether a registration (painter p) is a reseller's (r): the store that the painter names as the one that referred, or
 * else the one preferred.
 */
export const CADASTROS_DA_REVENDA =
  'p.indicacao_loja = r.nome_input OR (p.indicacao_loja IS NULL AND p.revenda_id = r.id)';

const texto = f.text().optional().unsorted();

/** The registered resellers, as staff see them. */
export const revendas = defineList({
  name: 'revendas',
  route: 'GET /api/revendas',
  from: 'revenda t LEFT JOIN rede n ON n.id = t.rede_id',
  base: 'revenda t',
  as: 'revendas',
  sort: 'nomeInput',
  search: 't.busca',
  fields: {
    id: f.id(),
    cnpj: f.cnpj(),
    razaoSocial: texto,
    nomeFantasia: f.text(),
    nomeInput: f.text(),
    tipoPontuacao: f.oneOf(['Foto', 'Sistema']).unsorted(),
    email: texto,
    responsavel: texto,
    telefone: texto,
    celular: texto,
    endRua: texto,
    endNumero: texto,
    endComplemento: texto,
    endBairro: texto,
    endCidade: texto,
    endEstado: texto,
    endCep: texto,
    fatorPontuacao: f.int(1, 10).unsorted(),
    rm: f.flag01().unsorted(),
    redeId: f.int().optional().unsorted(),
    rede: f.text().computed('n.nome').optional().unsorted(),
    ativo: f.flag01(),
    // BRL sold and points earned at the reseller on live sales, what painters still have of those points, and the
    // painters that the reseller brought.
    totalVendido: f.decimal().computed(vendas('total_venda')).unsorted(),
    totalPontuado: f
      .points()
      .computed(`${vendas('total_pontos')}::bigint`)
      .unsorted(),
    saldoPontos: f
      .points()
      .computed(
        `coalesce((SELECT sum(l.restante) FROM lote l WHERE l.cnpj_loja = t.cnpj AND l.restante > 0), 0)::bigint`,
      )
      .unsorted(),
    pintoresIndicados: f
      .int()
      .computed(`(SELECT count(*) FROM pintor p, (SELECT t.id, t.nome_input) r WHERE ${CADASTROS_DA_REVENDA})::int`)
      .unsorted(),
    criadoEm: f.moment(),
  },
});
