import {defineRefusal} from '../../kernel/errors';

/** A wrong password is not an expired session: every client leaves everything on a 401. */
export const CredenciaisInvalidas = defineRefusal(422, 'CREDENCIAIS_INVALIDAS', 'CPF ou senha inválidos.');
export const UsuarioDesativado = defineRefusal(403, 'USUARIO_DESATIVADO', 'Seu acesso foi desativado.');
export const UsuarioJaCadastrado = defineRefusal(409, 'USUARIO_JA_CADASTRADO', 'Usuário já cadastrado');
