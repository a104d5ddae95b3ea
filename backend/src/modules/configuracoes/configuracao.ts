import {LIMIT_SETTINGS, MAX_GRANT_LIMIT, MAX_NOTA_PONTOS, MAX_VENDA_AMOUNT} from '@clube/domain';
import {entity} from '../../kernel/entities/entity';
import {f} from '../../kernel/entities/fields';
import {registration} from '../../kernel/entities/registration';

export const ALREADY_THERE = 'As configurações já existem: altere as que há.';

/** The programme's switches and limits: at most one row, none before the first save. */
export const Configuracao = entity(
  'configuracao',
  {
    id: f.id(),
    bloquearResgate: f.bool().title('Bloquear o resgate'),
    bloquearPontuacao: f.bool().title('Bloquear a pontuação'),
    bloquearSite: f.bool().title('Bloquear o site'),
    codigosPorDia: f.int(0, 1000).title('Códigos por dia').defaulted(),
    codigosPorMes: f.int(0, 1000).title('Códigos por mês').defaulted(),
    diasNotaAtrasada: f.int(1, 1000).title('Dias para enviar a nota').defaulted(),
    taxaSucesso: f.money().title('Taxa de sucesso').defaulted(),
    pontosSegundaConferencia: f.int(0, MAX_NOTA_PONTOS).title(LIMIT_SETTINGS.pontosSegundaConferencia.label).optional(),
    valorSegundaConferencia: f
      .money()
      .title(LIMIT_SETTINGS.valorSegundaConferencia.label)
      .check(valor => valor <= MAX_VENDA_AMOUNT / 100, 'O valor é grande demais')
      .optional(),
    pontosPintorDia: f.int(0, MAX_GRANT_LIMIT).title(LIMIT_SETTINGS.pontosPintorDia.label).optional(),
    pontosPintorMes: f.int(0, MAX_GRANT_LIMIT).title(LIMIT_SETTINGS.pontosPintorMes.label).optional(),
    pontosUsuarioDia: f.int(0, MAX_GRANT_LIMIT).title(LIMIT_SETTINGS.pontosUsuarioDia.label).optional(),
    pontosUsuarioMes: f.int(0, MAX_GRANT_LIMIT).title(LIMIT_SETTINGS.pontosUsuarioMes.label).optional(),
    pontosCodigo: f.int(0, MAX_GRANT_LIMIT).title(LIMIT_SETTINGS.pontosCodigo.label).optional(),
    pontosCodigoTotal: f.int(0, MAX_GRANT_LIMIT).title(LIMIT_SETTINGS.pontosCodigoTotal.label).optional(),
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
