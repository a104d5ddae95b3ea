import {
  ACTIVE_LABELS,
  ADMINISTRADOR,
  AUDITOR,
  CNPJ_TAKEN,
  MAX_USUARIO_NOME,
  PERMISSAO_NAMES,
  REQUIRED_OF_USUARIO,
  SMART,
  USUARIO_TAKEN,
  YES_NO_LABELS,
} from '@clube/domain';
import {entity} from '../../kernel/entities/entity';
import {f} from '../../kernel/entities/fields';
import {registration} from '../../kernel/entities/registration';

/** The staff. Passwords are stored in a separate table that no entity reads. */
export const Usuario = entity(
  'usuario',
  {
    id: f.id(),
    nome: f.text(MAX_USUARIO_NOME).title('Nome').required(REQUIRED_OF_USUARIO.nome),
    cpf: f.cpf().title('CPF').required(REQUIRED_OF_USUARIO.cpf).unique(USUARIO_TAKEN),
    email: f.email().title('Email').required(REQUIRED_OF_USUARIO.email),
    permissao: f
      .oneOfNumbers([ADMINISTRADOR, SMART, AUDITOR])
      .title('Tipo')
      .labels(PERMISSAO_NAMES)
      .required('Tipo obrigatório'),
    ativo: f.flag01().title('Ativo').labels(ACTIVE_LABELS),
    criadoEm: f.timestamp().title('Cadastrado em').defaulted(),
  },
  {label: 'O usuário', name: 'UsuarioDoPainel', few: true},
);

export const usuarios = registration(Usuario, {
  path: '/api/usuarios',
  calls: ['list'],
  list: {as: 'rows', sort: 'nome', search: "para_busca(t.nome || ' ' || t.cpf || ' ' || t.email)"},
  labels: {one: 'um administrador', many: 'os administradores do painel'},
});

/** The resellers' reporting logins: one per CNPJ root. */
export const UsuarioRelatorio = entity(
  'usuario_relatorio',
  {
    id: f.id(),
    nome: f.text(MAX_USUARIO_NOME).title('Nome').required(REQUIRED_OF_USUARIO.nome),
    cnpj: f.cnpj().title('CNPJ').required('CNPJ obrigatório').unique(CNPJ_TAKEN),
    // A generated column: the database derives it from the CNPJ.
    cnpjRaiz: f.text().internal().defaulted().unique(CNPJ_TAKEN, 'cnpj'),
    email: f.email().title('Email').required(REQUIRED_OF_USUARIO.email),
    senhaCriada: f
      .flag01()
      .title('Senha criada')
      .labels(YES_NO_LABELS)
      .computed("EXISTS (SELECT 1 FROM credencial c WHERE c.tipo_sessao = 'relatorio' AND c.sujeito_id = t.id)"),
    ativo: f.flag01().title('Ativo').labels(ACTIVE_LABELS),
    criadoEm: f.timestamp().title('Cadastrado em').defaulted(),
  },
  {label: 'O login do relatório', name: 'LoginDoRelatorio', few: true},
);

export const loginsRelatorio = registration(UsuarioRelatorio, {
  path: '/api/logins-relatorio',
  calls: ['list'],
  list: {as: 'rows', sort: 'nome', search: "para_busca(t.nome || ' ' || t.cnpj || ' ' || t.email)"},
  labels: {one: 'um login do relatório', many: 'os logins do relatório'},
});
