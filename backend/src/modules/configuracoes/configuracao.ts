import {MAX_GRANT_LIMIT, MAX_NOTA_PONTOS, MAX_VENDA_AMOUNT} from '@clube/domain';
import {entity} from '../../kernel/entities/entity';
import {f} from '../../kernel/entities/fields';

export const ALREADY_THERE = 'As configurações já existem: altere as que há.';

/** The switches and limits of the programme: one row, or none while nobody has saved them. */
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

/** What a point is worth, to who redeems and to the networks. BRL. */
export const ValorPonto = entity(
  'valor_ponto',
  {
    id: f.id(),
    tipo: f.oneOf(['RESGATE', 'REDE']).readonly().unique('Tipo já cadastrado'),
    valorPonto: f.decimal().required('Valor do ponto obrigatório'),
    triggerLimite: f.int().defaulted(),
  },
  {label: 'O valor do ponto'},
);
