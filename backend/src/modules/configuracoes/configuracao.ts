import {NUMBER_SETTINGS, VALOR_PONTO, type NumberSettingName} from '@clube/domain';
import {entity} from '../../kernel/entities/entity';
import {f} from '../../kernel/entities/fields';
import {registration} from '../../kernel/entities/registration';

export const ALREADY_THERE = 'As configurações já existem: altere as que há.';

const int = (name: NumberSettingName) => f.int().title(NUMBER_SETTINGS[name].label);

/** The programme's switches and limits, as they are stored; the endpoints check what is sent. At most one row, none before the first save. */
export const Configuracao = entity(
  'configuracao',
  {
    id: f.id(),
    bloquearResgate: f.bool().title('Bloquear o resgate'),
    bloquearPontuacao: f.bool().title('Bloquear a pontuação'),
    bloquearSite: f.bool().title('Bloquear o site'),
    codigosPorDia: int('codigosPorDia').defaulted(),
    codigosPorMes: int('codigosPorMes').defaulted(),
    diasNotaAtrasada: int('diasNotaAtrasada').defaulted(),
    taxaSucesso: f.money().title(NUMBER_SETTINGS.taxaSucesso.label).defaulted(),
    pontosSegundaConferencia: int('pontosSegundaConferencia').optional(),
    valorSegundaConferencia: f.money().title(NUMBER_SETTINGS.valorSegundaConferencia.label).optional(),
    pontosPintorDia: int('pontosPintorDia').optional(),
    pontosPintorMes: int('pontosPintorMes').optional(),
    pontosUsuarioDia: int('pontosUsuarioDia').optional(),
    pontosUsuarioMes: int('pontosUsuarioMes').optional(),
    pontosCodigo: int('pontosCodigo').optional(),
    pontosCodigoTotal: int('pontosCodigoTotal').optional(),
    parcelaPintura: f.text(500).title('Endereço da Parcela Pintura').optional(),
    unica: f.bool().internal().unique(ALREADY_THERE),
  },
  {label: 'A configuração', name: 'ConfiguracaoGuardada', readBy: 'GET /api/configuracoes'},
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
    valorPonto: f
      .decimal(3)
      .title('Valor do ponto (R$)')
      .check(VALOR_PONTO.holds, VALOR_PONTO.message)
      .required('Valor do ponto obrigatório')
      .unsorted(),
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
