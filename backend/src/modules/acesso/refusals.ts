import {defineRefusal} from '../../kernel/refusals/refusals';

/** A wrong password is not an expired session: every client leaves everything on a 401. */
export const InvalidCredentials = defineRefusal(422, 'CREDENCIAIS_INVALIDAS', 'CPF ou senha inválidos.');
export const UsuarioDeactivated = defineRefusal(403, 'USUARIO_DESATIVADO', 'Seu acesso foi desativado.');
export const UsuarioAlreadyRegistered = defineRefusal(409, 'USUARIO_JA_CADASTRADO', 'Usuário já cadastrado');
