import {MAX_GRANT_LIMIT, MAX_NOTA_PONTOS, MAX_VENDA_AMOUNT} from '@clube/domain';
import {entity} from '../../kernel/entities/entity';
import {f} from '../../kernel/entities/fields';
import {registration} from '../../kernel/entities/registration';

export const ALREADY_THERE = 'As configurações já existem: altere as que há.';

/** The programme's switches and limits: at most one row, none before the first save. */
export const Configuracao = entity(
  'configuracao',
  {
    id: f.id(),
    bloquearResgate: f.bool(),
    bloquearPontuacao: f.bool(),
    bloquearSite: f.bool(),
    codigosPorDia: f.int(0, 1000).defaulted(),
    codigosPorMes: f.int(0, 1000).defaulted(),
    diasNotaAtrasada: f.int(1, 1000).defaulted(),
    taxaSucesso: f.money().defaulted(),
    pontosSegundaConferencia: f.int(0, MAX_NOTA_PONTOS).optional(),
    valorSegundaConferencia: f
      .money()
      .check(valor => valor <= MAX_VENDA_AMOUNT / 100, 'O valor é grande demais')
      .optional(),
    pontosPintorDia: f.int(0, MAX_GRANT_LIMIT).optional(),
    pontosPintorMes: f.int(0, MAX_GRANT_LIMIT).optional(),
    pontosUsuarioDia: f.int(0, MAX_GRANT_LIMIT).optional(),
    pontosUsuarioMes: f.int(0, MAX_GRANT_LIMIT).optional(),
    pontosCodigo: f.int(0, MAX_GRANT_LIMIT).optional(),
    pontosCodigoTotal: f.int(0, MAX_GRANT_LIMIT).optional(),
    parcelaPintura: f.text(500).optional(),
    unica: f.bool().internal().unique(ALREADY_THERE),
  },
  {label: 'A configuração', name: 'ConfiguracaoGuardada'},
);

/** The value of a point in BRL, for painters who redeem and for the networks. */
const ValorPonto = entity(
  'valor_ponto',
  {
    id: f.id(),
    tipo: f
      .oneOf(['RESGATE', 'REDE'])
      .title('Tipo')
      .labels({RESGATE: 'Resgate', REDE: 'Rede'})
      .readonly()
      .unique('Tipo já cadastrado')
      .unsorted(),
    valorPonto: f.decimal(3).title('Valor do ponto (R$)').required('Valor do ponto obrigatório').unsorted(),
    triggerLimite: f.points().title('Avisar a partir de (pontos no mês)').defaulted().unsorted(),
  },
  {label: 'O valor do ponto', few: true},
);

export const valoresPonto = registration(ValorPonto, {
  path: '/api/valor_ponto',
  calls: ['list', 'update'],
  list: {as: 'rows', sort: 'id'},
  labels: {one: 'o valor do ponto', many: 'os valores do ponto'},
});
