import {z} from 'zod';
import {f} from '../../kernel/resources/fields';
import {AGORA, defineList} from '../../kernel/resources/list';
import {ENTREGA, SQL_ENTREGA, SQL_FOTO, SQL_SALDO, SQL_TOTAL} from './perfil/colunas';

const texto = f.text().optional();
const aceite = (column: string) => f.oneOf(['0', '1']).computed(`t.${column}::int::text`);

const ULTIMA = `(SELECT max(v.pontuado_em) FROM venda v WHERE v.pintor_id = t.id AND v.estado = 'pontuada')`;

/** Days of the calendar in São Paulo since a moment; null when it never was. */
const diasDesde = (moment: string) =>
  f
    .int()
    .computed(
      `((${AGORA} AT TIME ZONE 'America/Sao_Paulo')::date - (${moment} AT TIME ZONE 'America/Sao_Paulo')::date)`,
    )
    .optional();

/** The painters, as staff see them. */
export const pintores = defineList({
  name: 'pintores',
  route: 'GET /api/parceiros',
  from: 'pintor t LEFT JOIN cluster c ON c.id = t.cluster_id',
  as: ({paged}) => (paged ? 'rows' : ['usuarios', 'parceiros']),
  sort: '-id',
  search: 't.busca',
  period: 'criadoEm',
  fields: {
    id: f.id(),
    nome: f.text().contains(),
    cpf: f.cpf(),
    email: texto,
    celular: f.text(),
    telefone: texto,
    sexo: texto,
    dataNascimento: f.date(),
    endRua: texto,
    endNumero: texto,
    endComplemento: texto,
    endBairro: texto,
    endCidade: texto,
    endEstado: texto,
    endCep: texto,
    enderecoEntrega: f
      .json(z.object(Object.fromEntries(ENTREGA.map(nome => [nome, z.string().nullable()]))))
      .computed(SQL_ENTREGA)
      .optional(),
    lojaPreferida: texto,
    cidadeLojaPreferida: texto,
    estadoLojaPreferida: texto,
    indicacaoLoja: texto,
    indicacaoVendedor: texto,
    comoFicouSabendo: texto,
    idRevenda: f.int().computed('t.revenda_id').optional(),
    idIndicacao: f.text(),
    foto: f.text().computed(SQL_FOTO).optional(),
    sobre: texto,
    saldoPontos: f.int().computed(SQL_SALDO),
    totalPontos: f.int().computed(SQL_TOTAL),
    clusterNome: f.text().computed('c.nome').optional(),
    // The level's scoring factor, so that the new-sale screen can show the points as they will be.
    clusterValorPonto: f.decimal().computed('c.valor_ponto').optional(),
    ultimaPontuacao: f.moment().computed(ULTIMA).optional(),
    diasSemAcessar: diasDesde('t.ultimo_acesso_em'),
    diasSemPontuar: diasDesde(ULTIMA),
    aceitouRegulamento: aceite('aceitou_regulamento'),
    aceitouPrivacidade: aceite('aceitou_privacidade'),
    verTutorial: f.bool(),
    acheSeuPintor: f.bool(),
    cadastroAcheSeuPintor: f.bool(),
    ativo: f.flag01(),
    isCompany: f.flag01(),
    criadoEm: f.moment(),
  },
});
