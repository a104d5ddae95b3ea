import {CEP_INVALIDO, cepValido} from '../documentos/cep.js';
import {ufValida} from '../documentos/uf.js';
import {textoDe, type ErrosCampos} from '../formularios/erros-campos.js';
import type {CampoPintor} from './campos.js';

/** The delivery address of an order, in the order of its form. All of it is required, the complement included. */
export const CAMPOS_ENDERECO_ENTREGA = {
  entregaNome: {rotulo: 'Nome', maximo: 120},
  entregaCep: {rotulo: 'CEP', maximo: 9},
  entregaRua: {rotulo: 'Rua', maximo: 120},
  entregaNumero: {rotulo: 'Número', maximo: 10},
  entregaComplemento: {rotulo: 'Complemento', maximo: 60},
  entregaBairro: {rotulo: 'Bairro', maximo: 80},
  entregaCidade: {rotulo: 'Cidade', maximo: 80},
  entregaEstado: {rotulo: 'UF', maximo: 2},
} as const satisfies Record<string, CampoPintor>;

export type NomeCampoEntrega = keyof typeof CAMPOS_ENDERECO_ENTREGA;
export type EnderecoEntrega = Record<NomeCampoEntrega, string>;

export const NOMES_CAMPOS_ENTREGA = Object.keys(CAMPOS_ENDERECO_ENTREGA) as NomeCampoEntrega[];

function erroDaEntrega(campo: NomeCampoEntrega, valor: string): string | undefined {
  const {rotulo, maximo} = CAMPOS_ENDERECO_ENTREGA[campo];
  if (!valor) return `${rotulo} obrigatório`;
  if (campo === 'entregaCep' && !cepValido(valor)) return CEP_INVALIDO;
  if (campo === 'entregaEstado' && !ufValida(valor)) return 'UF inválido';
  return valor.length > maximo ? `${rotulo} deve ter no máximo ${maximo} caracteres` : undefined;
}

/** What is wrong with a delivery address, field by field in the order of the form. */
export function validarEnderecoEntrega(endereco: Readonly<Record<string, unknown>>): ErrosCampos {
  const erros: ErrosCampos = {};
  for (const campo of NOMES_CAMPOS_ENTREGA) {
    const erro = erroDaEntrega(campo, textoDe(endereco[campo]));
    if (erro) erros[campo] = erro;
  }
  return erros;
}
