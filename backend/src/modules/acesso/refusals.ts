import {USUARIO_TAKEN} from '@clube/domain';
import {defineRefusal} from '../../kernel/refusals/refusals';

/** 422 instead of 401 for a wrong password: every client logs out on a 401. */
export const InvalidCredentials = defineRefusal(422, 'CREDENCIAIS_INVALIDAS', 'CPF ou senha inválidos.');
export const UsuarioDeactivated = defineRefusal(403, 'USUARIO_DESATIVADO', 'Seu acesso foi desativado.');
export const OnlySmart = defineRefusal(403, 'SOMENTE_SMART', 'Só um Smart cadastra ou altera um Smart.');
export const OwnAccess = defineRefusal(
  422,
  'PROPRIO_ACESSO',
  'Ninguém desativa o próprio acesso nem muda o próprio tipo: peça a outra pessoa.',
);
export const LastSmart = defineRefusal(
  422,
  'ULTIMO_SMART',
  'Este é o último Smart ativo: torne Smart outra pessoa antes.',
);
export const UsuarioAlreadyRegistered = defineRefusal(409, 'USUARIO_JA_CADASTRADO', USUARIO_TAKEN);
export const InvalidInvitation = defineRefusal(
  422,
  'CONVITE_INVALIDO',
  'Este link não vale mais. Peça outro à equipe do Clube.',
);
