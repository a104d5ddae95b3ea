import {isPermissao, mayChangeUsuario} from '@clube/domain';
import {registration} from '../components/entity-screens/registration.ts';

export const administradores = registration('usuarios', 'UsuarioDoPainel', {
  label: 'Administradores',
  one: 'Administrador',
  group: 'Sistema',
  icon: 'person',
  path: '/administradores',
  createPath: '/cadastrar/administrador',
  createEntry: 'Novo administrador',
  columns: ['nome', 'cpf', 'email', 'permissao', 'ativo', 'criadoEm'],
  sort: {field: 'nome', order: 'ASC'},
  search: 'Buscar por nome, CPF ou e-mail',
  mayEdit: ({id, permissao}, by, field) =>
    isPermissao(permissao) && mayChangeUsuario(by, {id: Number(id), permissao}, field),
  form: () => import('./AdministradorForm'),
});
