import {CODIGO_CADASTRO_RULES, civilDateOf, isCodigoExpired} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import {entity} from '../../kernel/entities/entity';
import {f} from '../../kernel/entities/fields';
import {registration} from '../../kernel/entities/registration';

const {pontos, usos, ...MESSAGES} = CODIGO_CADASTRO_RULES;

/** A code for the sign-up that gives points. */
export const CodigoCadastro = entity(
  'codigo_cadastro',
  {
    id: f.id(),
    codigo: f.code().title('Código').required(MESSAGES.noCodigo).unique('Código já cadastrado'),
    pontos: f.int(pontos.min, pontos.max).title('Pontos').required(MESSAGES.noPontos).unsorted(),
    usosRealizados: f.int().title('Usos').readonly().defaulted().unsorted(),
    usos: f.int(usos.min, usos.max).title('Usos permitidos').required(MESSAGES.noUsos).unsorted(),
    expiraEm: f
      .date()
      .title('Expira em')
      .check(day => !isCodigoExpired(day, civilDateOf(currentContext().now)), MESSAGES.expired)
      .optional()
      .unsorted(),
    criadoEm: f.timestamp().title('Criado em').defaulted().unsorted(),
    // Who last set its value, when, and whether a second person agreed.
    usuarioId: f.int().optional().internal(),
    concedidoEm: f.timestamp().internal().defaulted(),
    conferido: f.bool().internal(),
  },
  {
    label: 'O código de cadastro',
    few: true,
    remove: 'logical',
    restore: {call: 'DELETE /api/codigos-cadastro/{id}', shownAs: 'codigo'},
    rules: [
      {
        field: 'usos',
        holds: ({usos: uses = 0, usosRealizados = 0}) => uses >= usosRealizados,
        message: 'Este código já foi usado mais vezes do que isso',
      },
    ],
  },
);

export const codigosCadastro = registration(CodigoCadastro, {
  path: '/api/codigos-cadastro',
  calls: ['list', 'remove'],
  list: {as: 'rows', sort: 'codigo'},
  labels: {one: 'um código de cadastro', many: 'os códigos de cadastro', removed: 'Código excluído com sucesso'},
});
