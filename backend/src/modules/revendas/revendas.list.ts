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
    razaoSocial: f.text().optional(),
    nomeFantasia: f.text(),
    nomeInput: f.text(),
    tipoPontuacao: f.oneOf(['Foto', 'Sistema']),
    email: f.text().optional(),
    responsavel: f.text().optional(),
    telefone: f.text().optional(),
    celular: f.text().optional(),
    endRua: f.text().optional(),
    endNumero: f.text().optional(),
    endComplemento: f.text().optional(),
    endBairro: f.text().optional(),
    endCidade: f.text().optional(),
    endEstado: f.text().optional(),
    endCep: f.text().optional(),
    fatorPontuacao: f.int(1, 10),
    rm: f.flag01(),
    redeId: f.int().optional(),
    rede: f.text().computed('n.nome').optional(),
    ativo: f.flag01(),
    // BRL sold and points earned at the reseller on live sales, what painters still have of those points, and the
    // painters that the reseller brought.
    totalVendido: f.decimal().computed(vendas('total_venda')).unsorted(),
    totalPontuado: f
      .points()
      .computed(`${vendas('total_pontos')}::int`)
      .unsorted(),
    saldoPontos: f
      .points()
      .computed(`coalesce((SELECT sum(l.restante) FROM lote l WHERE l.cnpj_loja = t.cnpj AND l.restante > 0), 0)::int`)
      .unsorted(),
    pintoresIndicados: f
      .int()
      .computed(`(SELECT count(*) FROM pintor p, (SELECT t.id, t.nome_input) r WHERE ${CADASTROS_DA_REVENDA})::int`)
      .unsorted(),
    criadoEm: f.moment(),
  },
});
