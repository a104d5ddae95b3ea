import {MAX_CODIGO_PONTOS, MAX_CODIGO_USOS, civilDateOf} from '@clube/domain';
import {currentContext} from '../../kernel/context';
import {entity} from '../../kernel/entities/entity';
import {f} from '../../kernel/entities/fields';
import {registration} from '../../kernel/entities/registration';

/** A code for the sign-up that gives points. */
export const CodigoCadastro = entity(
  'codigo_cadastro',
  {
    id: f.id(),
    codigo: f.code().title('Código').required('Informe o código').unique('Código já cadastrado'),
    pontos: f.int(1, MAX_CODIGO_PONTOS).title('Pontos').required('Informe a quantidade de pontos').unsorted(),
    usosRealizados: f.int().title('Usos').readonly().defaulted().unsorted(),
    usos: f
      .int(1, MAX_CODIGO_USOS)
      .title('Usos permitidos')
      .required('Informe a quantidade de usos permitidos')
      .unsorted(),
    expiraEm: f
      .date()
      .title('Expira em')
      .check(day => day >= civilDateOf(currentContext().now), 'Data de expiração inválida')
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
