import {z} from 'zod';
import {NEAR_COTA, YES_NO_LABELS} from '@clube/domain';
import {f} from '../../kernel/entities/fields';
import {defineList, param} from '../../kernel/lists/list';
import {byRede} from '../revendas';

const noted = z.object({nome: z.string(), criadoEm: z.iso.datetime()});
/** A note by a member of staff, with its moment. */
export const observacao = noted
  .extend({parametros: z.object({observacao: z.string()})})
  .meta({id: 'ObservacaoDaEquipe'});
const liberacao = noted.extend({parametros: z.object({quantidade: z.number()})}).meta({id: 'LiberacaoDaCota'});

/** SQL: what staff did to the quota, newest first, in the contract's format. */
const history = (table: 'observacao_cota' | 'liberacao_cota', field: 'observacao' | 'quantidade'): string => `
  coalesce((SELECT json_agg(json_build_object('nome', u.nome, 'criadoEm', to_char(x.criada_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                                              'parametros', json_build_object('${field}', x.${field})) ORDER BY x.id DESC)
              FROM ${table} x JOIN usuario u ON u.id = x.usuario_id WHERE x.cota_id = t.id), '[]')`;

const PONTOS = 'coalesce(p.valor_pontos, 0)';

/** Quotas per network and product, worst first (0-rules, 8). */
export const antifraude = defineList({
  name: 'antifraude',
  route: 'GET /api/antifraude',
  from: `cota_rede t JOIN rede r ON r.id = t.rede_id LEFT JOIN LATERAL (SELECT o.nome, o.valor_pontos FROM produto_do_codigo o WHERE o.codigo = t.codigo_produto LIMIT 1) p ON true`,
  base: 'cota_rede t',
  fields: {
    id: f.id(),
    rede: f.text().title('Rede').computed('r.nome').unsorted(),
    idRede: f.int().computed('t.rede_id').unsorted(),
    bloqueia: f
      .flag01()
      .title('Bloquear acima da cota')
      .labels(YES_NO_LABELS)
      .computed('r.bloquear_acima_cota')
      .unsorted(),
    codProduto: f.text().title('Código').computed('t.codigo_produto').unsorted(),
    produto: f.text().title('Produto').computed('p.nome').optional().unsorted(),
    qtdVendida: f.decimal(3).title('Vendida').computed('t.vendida').unsorted(),
    qtdPontuada: f.decimal(3).title('Pontuada').computed('t.pontuada').unsorted(),
    liberado: f.decimal(3).title('Liberada').computed('t.liberada').unsorted(),
    qtdAf: f.decimal(3).title('Saldo').computed('t.saldo'),
    pontosUnitario: f.int().title('Pontos por unidade').computed(PONTOS).unsorted(),
    saldoPontos: f.int().title('Saldo em pontos').computed(`round(t.saldo * ${PONTOS})::bigint`).unsorted(),
    observacao: f
      .text()
      .title('Observação')
      .computed('(SELECT o.observacao FROM observacao_cota o WHERE o.cota_id = t.id ORDER BY o.id DESC LIMIT 1)')
      .optional()
      .unsorted(),
    observacoes: f.json(z.array(observacao)).computed(history('observacao_cota', 'observacao')),
    liberacoes: f.json(z.array(liberacao)).computed(history('liberacao_cota', 'quantidade')),
  },
  sort: 'qtdAf',
  as: 'antiFraude',
  params: {
    rede: byRede('t.rede_id'),
    procura: param(z.string().trim().max(120), (text, values) =>
      text === ''
        ? undefined
        : `(t.codigo_produto = ${values.add(text)} OR t.codigo_produto IN (SELECT codigo FROM produto WHERE para_busca(nome) LIKE '%' || para_busca(${values.add(text)}) || '%'))`,
    ),
    estouradas: param(z.enum(['0', '1']), value => (value === '1' ? 't.saldo < 0' : undefined)),
    perto: param(z.enum(['0', '1']), value =>
      value === '1'
        ? `t.saldo >= 0 AND t.pontuada > 0 AND t.pontuada >= ${NEAR_COTA} * (t.vendida + t.liberada)`
        : undefined,
    ),
    observadas: param(z.enum(['0', '1']), value =>
      value === '1' ? 'EXISTS (SELECT 1 FROM observacao_cota o WHERE o.cota_id = t.id)' : undefined,
    ),
  },
});
