import {marcado, textoDe, type ErrosCampos} from '../formularios/erros-campos.js';
import type {DataCivil} from '../valores/datas.js';
import {CAMPOS_PINTOR, NOMES_CAMPOS_PINTOR, OBRIGATORIOS_CADASTRO, type NomeCampoPintor} from './campos.js';
import {erroDoCampo, valorDoCampo} from './valores-campos.js';

/** A sign-up as the form holds it or the request carries it; what is absent counts as empty. */
export type DadosCadastro = Readonly<Record<string, unknown>>;

/** Told of a CPF that has signed up before. */
export const PINTOR_JA_CADASTRADO = 'Pintor já cadastrado';

const SEM_TERMO = 'Você deve concordar com termo de compartilhamento de dados antes de prosseguir';
const SEM_REGULAMENTO = 'Você deve concordar com os termos do regulamento antes de prosseguir';
export const SENHAS_DIFERENTES = 'As senhas não são iguais';

/** Passwords are taken as they were typed; everything else without the blanks around it. */
export function textoDoCampo(campo: NomeCampoPintor, valor: unknown): string {
  const senha = campo === 'senha' || campo === 'senhaAntiga' || campo === 'confirmarSenha';
  return senha && typeof valor === 'string' ? valor : textoDe(valor);
}

function erroNoCadastro(
  campo: NomeCampoPintor,
  dados: DadosCadastro,
  obrigatorios: readonly NomeCampoPintor[],
  hoje: DataCivil,
): string | undefined {
  const valor = textoDoCampo(campo, dados[campo]);
  if (valor) return erroDoCampo(campo, valor, hoje);
  return obrigatorios.includes(campo) ? `${CAMPOS_PINTOR[campo].rotulo} obrigatório` : undefined;
}

function validar(dados: DadosCadastro, obrigatorios: readonly NomeCampoPintor[], hoje: DataCivil): ErrosCampos {
  const erros: ErrosCampos = {};
  for (const campo of NOMES_CAMPOS_PINTOR) {
    const erro = campo === 'senhaAntiga' ? undefined : erroNoCadastro(campo, dados, obrigatorios, hoje);
    if (erro) erros[campo] = erro;
  }
  if (!marcado(dados['concordaTermos'])) erros['concordaTermos'] = SEM_TERMO;
  return erros;
}

/** What is wrong with a sign-up as it is sent, field by field in the order of the form. */
export function validarCadastro(dados: DadosCadastro, hoje: DataCivil): ErrosCampos {
  const {confirmarSenha: _, ...enviados} = dados;
  return validar(enviados, OBRIGATORIOS_CADASTRO, hoje);
}

/** The same for the form, which also holds the confirmation of the password and the acceptance of the rules. */
export function validarFormularioCadastro(dados: DadosCadastro, hoje: DataCivil): ErrosCampos {
  const {concordaTermos, ...erros} = validar(dados, [...OBRIGATORIOS_CADASTRO, 'confirmarSenha'], hoje);
  if (!erros['confirmarSenha'] && dados['confirmarSenha'] !== dados['senha'])
    erros['confirmarSenha'] = SENHAS_DIFERENTES;
  return {
    ...erros,
    ...(concordaTermos ? {concordaTermos} : {}),
    ...(marcado(dados['aceitouRegulamento']) ? {} : {aceitouRegulamento: SEM_REGULAMENTO}),
  };
}

/**
 * What the form sends: digits without masks, the date in year-month-day order, the consent as 1 or 0, and neither the
 * confirmation of the password nor the acceptance of the rules. Fields that are no text of the form pass unchanged.
 */
export function prepararCadastro(dados: DadosCadastro): Record<string, unknown> {
  const {confirmarSenha: _, aceitouRegulamento: __, ...enviados} = dados;
  const preparado: Record<string, unknown> = {...enviados, concordaTermos: marcado(dados['concordaTermos']) ? 1 : 0};
  for (const campo of NOMES_CAMPOS_PINTOR)
    if (campo in enviados) preparado[campo] = valorDoCampo(campo, textoDoCampo(campo, enviados[campo]));
  return preparado;
}
