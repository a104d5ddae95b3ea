import {
  CEP_MASK,
  COMO_FICOU_SABENDO_LABELS,
  CONSENT_DOCUMENTS,
  EMAIL_TAKEN,
  LIMIT_TYPES,
  LIMIT_TYPE_LABELS,
  MAX_SOBRE,
  PINTOR_FIELDS,
  SEXES,
  type PintorFieldName,
} from '@clube/domain';
import {entity} from '../../kernel/entities/entity';
import {f} from '../../kernel/entities/fields';
import {belongsTo, hasMany, relate} from '../../kernel/entities/relations';
import {renditionsAt, renditionsSchema} from '../../kernel/images/answer';

const text = f.text().optional();
/** A text field of the forms, with their label. */
const titled = (field: PintorFieldName) => f.text().title(PINTOR_FIELDS[field].label).optional();
const SEX_LABELS = Object.fromEntries(SEXES.map(({value, label}) => [value, label]));

/** A level of the programme ("cluster" in the contract): its requirements and its scoring factor. */
export const Cluster = entity(
  'cluster',
  {
    id: f.id(),
    ordem: f.int(1, 1000).title('Ordem').required('Ordem obrigatório').unique('Já há um nível nesta ordem'),
    nome: f.text(60).title('Nome').required('Nome obrigatório'),
    img: text.readonly(),
    imgImagens: f.json(renditionsSchema).computed(renditionsAt('t.img')),
    tipo: f.oneOf(LIMIT_TYPES).title('Tipo').labels(LIMIT_TYPE_LABELS).defaulted(),
    triggerLimite: f.int().title('Limite').defaulted(),
    valorPonto: f
      .decimal(3)
      .title('Fator')
      .check(factor => factor > 0 && factor <= 10, 'O fator vai de 0,001 a 10')
      .defaulted(),
    clubProPintor: f.bool().title('Participar do clube'),
    enviandoNf: f.bool().title('Enviar notas fiscais'),
    resgateItens: f.bool().title('Resgatar prêmios'),
    cursosOne: f.bool().title('Concluir um curso'),
    cursosAll: f.bool().title('Concluir todos os cursos'),
    acheSeuPintor: f.bool().title('Ache Seu Pintor'),
    fotoPerfil: f.bool().title('Foto de perfil'),
    fotoVideoTrabalhos: f.bool().title('Fotos e vídeos de trabalhos'),
  },
  {label: 'O nível', few: true},
);

/** A painter. Balance and last visit change with every order and visit, so they are stored in tables of their own. */
export const Pintor = entity(
  'pintor',
  {
    id: f.id(),
    cpf: f.cpf().title(PINTOR_FIELDS.cpf.label).required('CPF obrigatório').unique('CPF já cadastrado'),
    nome: f.text(200).title(PINTOR_FIELDS.nome.label).required('Nome obrigatório'),
    sexo: f
      .oneOf(SEXES.map(({value}) => value))
      .title(PINTOR_FIELDS.sexo.label)
      .labels(SEX_LABELS)
      .optional(),
    dataNascimento: f.date().title(PINTOR_FIELDS.dataNascimento.label).required('Data de nascimento obrigatório'),
    email: titled('email').unique(EMAIL_TAKEN),
    telefone: f.phone().title(PINTOR_FIELDS.telefone.label).optional(),
    celular: f.phone().title(PINTOR_FIELDS.celular.label).required('Celular obrigatório'),
    endRua: titled('endRua'),
    endNumero: titled('endNumero'),
    endComplemento: titled('endComplemento'),
    endBairro: titled('endBairro'),
    endCidade: titled('endCidade'),
    endEstado: titled('endEstado'),
    endCep: titled('endCep').displayAs('cep').masked(CEP_MASK),
    entregaNome: text,
    entregaRua: text,
    entregaNumero: text,
    entregaComplemento: text,
    entregaBairro: text,
    entregaCidade: text,
    entregaEstado: text,
    entregaCep: text,
    indicacaoVendedor: titled('indicacaoVendedor'),
    indicacaoLoja: titled('indicacaoLoja'),
    lojaPreferida: titled('lojaPreferida'),
    cidadeLojaPreferida: titled('cidadeLojaPreferida'),
    estadoLojaPreferida: titled('estadoLojaPreferida'),
    revendaId: f.int().optional(),
    comoFicouSabendo: titled('comoFicouSabendo').labels(COMO_FICOU_SABENDO_LABELS),
    facebookId: text.unique('Esta conta do Facebook já é de outro pintor'),
    googleAuthId: text.unique('Esta conta do Google já é de outro pintor'),
    fotoId: f.int().optional().internal(),
    sobre: f.text(MAX_SOBRE).optional(),
    acheSeuPintor: f.bool().title('Ache Seu Pintor'),
    cadastroAcheSeuPintor: f.bool(),
    verTutorial: f.bool(),
    aceitouRegulamento: f.bool(),
    aceitouPrivacidade: f.bool(),
    versaoRegulamento: f.int().readonly().defaulted(),
    versaoPrivacidade: f.int().readonly().defaulted(),
    idIndicacao: f.text(20).title(PINTOR_FIELDS.indicacao.label).readonly().unique('Código de indicação já usado'),
    indicadoPor: f.int().optional().readonly(),
    clusterId: f.int().optional().readonly(),
    nivel: f.int().optional().readonly(),
    ativo: f.bool().title('Situação'),
    isCompany: f.bool().title('Empresa'),
    anonimizadoEm: f.timestamp().optional(),
    emailConfirmadoEm: f.timestamp().optional(),
    emailDoPainelEm: f.timestamp().optional(),
    ultimoAcessoEm: f.timestamp().optional(),
    criadoEm: f.timestamp().title('Cadastro').defaulted(),
  },
  {label: 'O pintor'},
);

/** The acceptance of a version of a document by a painter, with its moment. */
export const Consentimento = entity(
  'consentimento',
  {
    id: f.id(),
    pintorId: f.int().readonly(),
    documento: f.oneOf(CONSENT_DOCUMENTS).readonly(),
    versao: f.text(40).readonly(),
    aceitoEm: f.timestamp(),
    retiradoEm: f.timestamp().optional(),
  },
  {label: 'O consentimento'},
);

relate(Cluster, {pintores: hasMany(Pintor, 'clusterId')});
relate(Pintor, {cluster: belongsTo(Cluster, 'clusterId'), consentimentos: hasMany(Consentimento, 'pintorId')});
relate(Consentimento, {pintor: belongsTo(Pintor, 'pintorId')});
