import {validarSenha} from '../acesso/senhas.js';
import {CEP_INVALIDO, cepValido} from '../documentos/cep.js';
import {CPF_INVALIDO, cpfValido} from '../documentos/cpf.js';
import {EMAIL_INVALIDO, emailValido} from '../documentos/email.js';
import {somenteDigitos} from '../documentos/mascara.js';
import {celularValido, telefoneValido} from '../documentos/telefone.js';
import {ufValida} from '../documentos/uf.js';
import {idade, lerData, type DataCivil} from '../valores/datas.js';
import {CAMPOS_PINTOR, COMO_FICOU_SABENDO, IDADE_MINIMA, SEXOS, type NomeCampoPintor} from './campos.js';

type Regra = (valor: string, hoje: DataCivil) => string | undefined;

const seNao = (aceita: (valor: string) => boolean, mensagem: string): Regra => {
  return valor => (aceita(valor) ? undefined : mensagem);
};

/** Born on a day that exists and is not in the future, 18 years ago or more. */
const nascimento: Regra = (valor, hoje) => {
  const data = lerData(valor);
  if (!data || data > hoje) return `${CAMPOS_PINTOR.dataNascimento.rotulo} inválida`;
  if (idade(data, hoje) >= IDADE_MINIMA) return undefined;
  return `Você precisa ter ${IDADE_MINIMA} anos ou mais para participar do Clube do Pintor`;
};

const REGRAS: Readonly<Partial<Record<NomeCampoPintor, Regra>>> = {
  cpf: seNao(cpfValido, CPF_INVALIDO),
  dataNascimento: nascimento,
  sexo: seNao(valor => SEXOS.some(sexo => sexo.valor === valor), 'Sexo inválido'),
  celular: seNao(celularValido, 'Celular inválido'),
  telefone: seNao(telefoneValido, 'Telefone inválido'),
  email: seNao(emailValido, EMAIL_INVALIDO),
  senha: valor => validarSenha('loja', valor),
  endCep: seNao(cepValido, CEP_INVALIDO),
  endEstado: seNao(ufValida, 'UF inválido'),
  estadoLojaPreferida: seNao(ufValida, 'UF da loja preferida inválido'),
  comoFicouSabendo: seNao(valor => COMO_FICOU_SABENDO.some(opcao => opcao === valor), 'Como ficou sabendo inválido'),
};

/** The fields that travel and are stored as digits only. */
const SO_DIGITOS: ReadonlySet<NomeCampoPintor> = new Set(['cpf', 'celular', 'telefone', 'endCep']);

/** The value as it travels: without its mask, and the date in year-month-day order. */
export function valorDoCampo(campo: NomeCampoPintor, valor: string): string {
  if (SO_DIGITOS.has(campo)) return somenteDigitos(valor);
  if (campo === 'dataNascimento') return lerData(valor)?.replaceAll('-', '') ?? valor;
  if (campo === 'email') return valor.toLowerCase();
  return campo === 'endEstado' || campo === 'estadoLojaPreferida' ? valor.toUpperCase() : valor;
}

/** What is wrong with a value that is there; undefined when nothing is. What a form asks on leaving a field. */
export function erroDoCampo(campo: NomeCampoPintor, valor: string, hoje: DataCivil): string | undefined {
  const erro = REGRAS[campo]?.(valor, hoje);
  if (erro) return erro;
  const {rotulo, maximo} = CAMPOS_PINTOR[campo];
  const longo = valorDoCampo(campo, valor).length > maximo;
  return longo && campo !== 'dataNascimento' ? `${rotulo} deve ter no máximo ${maximo} caracteres` : undefined;
}
