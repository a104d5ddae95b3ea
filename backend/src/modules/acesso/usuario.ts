import {ADMINISTRADOR, AUDITOR, REQUIRED_OF_USUARIO, SMART} from '@clube/domain';
import {entity} from '../../kernel/entities/entity';
import {f} from '../../kernel/entities/fields';

/** The staff. Passwords stand apart from the people, in a table that no entity reads. */
export const Usuario = entity(
  'usuario',
  {
    id: f.id(),
    nome: f.text(200).required(REQUIRED_OF_USUARIO.nome),
    cpf: f.cpf().required(REQUIRED_OF_USUARIO.cpf).unique('CPF já cadastrado'),
    email: f.text(200).required(REQUIRED_OF_USUARIO.email),
    permissao: f.oneOfNumbers([ADMINISTRADOR, SMART, AUDITOR]).required('Permissão obrigatório'),
    ativo: f.bool(),
    criadoEm: f.moment().defaulted(),
  },
  {label: 'O usuário', name: 'UsuarioDoPainel'},
);

export const CNPJ_TAKEN = 'CNPJ já cadastrado';

/** The resellers' reporting logins: one for each CNPJ root. */
export const UsuarioRelatorio = entity(
  'usuario_relatorio',
  {
    id: f.id(),
    nome: f.text(200).required(REQUIRED_OF_USUARIO.nome),
    cnpj: f.cnpj().required('CNPJ obrigatório').unique(CNPJ_TAKEN),
    // The database takes it from the CNPJ.
    cnpjRaiz: f.text().readonly().defaulted().unique(CNPJ_TAKEN),
    email: f.text(200).required(REQUIRED_OF_USUARIO.email),
    ativo: f.bool(),
    criadoEm: f.moment().defaulted(),
  },
  {label: 'O usuário do relatório', name: 'UsuarioDoRelatorio'},
);
