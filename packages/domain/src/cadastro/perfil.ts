import type {ErrosCampos} from '../formularios/erros-campos.js';
import type {DataCivil} from '../valores/datas.js';
import {textoDoCampo} from './cadastro.js';
import {CAMPOS_PINTOR, NOMES_CAMPOS_PINTOR, OBRIGATORIOS_PERFIL, type NomeCampoPintor} from './campos.js';
import {erroDoCampo} from './valores-campos.js';

/** A profile, whole or in part: what is undefined is not touched, what is empty is being emptied. */
export type DadosPerfil = Readonly<Record<string, unknown>>;

/** The CPF is read-only; the others belong to sign-up alone. */
const FORA_DO_PERFIL: ReadonlySet<NomeCampoPintor> = new Set(['cpf', 'indicacao', 'codigo_cadastro', 'confirmarSenha']);

function erroNoPerfil(campo: NomeCampoPintor, valor: string, hoje: DataCivil): string | undefined {
  if (valor) return erroDoCampo(campo, valor, hoje);
  return OBRIGATORIOS_PERFIL.includes(campo) ? `${CAMPOS_PINTOR[campo].rotulo} obrigatório` : undefined;
}

/**
 * What is wrong with a profile, field by field in the order of the form. Only fields that are there are looked at, so
 * that a part may be sent alone. Both passwords may stay empty to keep the one there is; a new one needs the current.
 */
export function validarPerfil(dados: DadosPerfil, hoje: DataCivil): ErrosCampos {
  const erros: ErrosCampos = {};
  for (const campo of NOMES_CAMPOS_PINTOR) {
    if (FORA_DO_PERFIL.has(campo) || dados[campo] === undefined) continue;
    const erro = erroNoPerfil(campo, textoDoCampo(campo, dados[campo]), hoje);
    if (erro) erros[campo] = erro;
  }
  if (dados['senha'] && !dados['senhaAntiga']) erros['senhaAntiga'] = `${CAMPOS_PINTOR.senhaAntiga.rotulo} obrigatório`;
  return erros;
}
