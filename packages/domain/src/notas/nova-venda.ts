import {lerTipoFiscal} from '../documentos/chave-acesso.js';
import {CNPJ_INVALIDO, cnpjValido} from '../documentos/cnpj.js';
import {cpfValido} from '../documentos/cpf.js';
import {ufValida} from '../documentos/uf.js';
import {textoDe, type ErrosCampos} from '../formularios/erros-campos.js';
import {lerData, type DataCivil} from '../valores/datas.js';
import {erroDosItens, type ItemDigitado} from './itens-venda.js';

/** The fields of the new-sale form that are checked, with the placeholders they are called by. */
export const CAMPOS_NOVA_VENDA = {
  cpf: 'CPF',
  cnpjLoja: 'CNPJ',
  nomeLoja: 'Nome da Loja',
  estadoLoja: 'Estado',
  cidadeLoja: 'Cidade',
  tipoFiscal: 'Tipo Fiscal',
  identificador: 'Número Fiscal',
  realizadoEm: 'Data da Venda',
} as const;

type CampoNovaVenda = keyof typeof CAMPOS_NOVA_VENDA;

/** A sale as the form or the request carries it. Totals, promotional code, city and message flag may be left out. */
export type NovaVenda = Readonly<Partial<Record<CampoNovaVenda, unknown>>> & {
  readonly itens?: readonly ItemDigitado[];
};

// What is told of a field, by the server and by the form as soon as the field is left.
/** Also of a CPF that no painter has. */
export const CPF_DA_VENDA_INVALIDO = 'CPF inválido';
export const DATA_DA_VENDA_INVALIDA = `${CAMPOS_NOVA_VENDA.realizadoEm} inválido`;
export const TIPO_FISCAL_INVALIDO = 'Tipo Fiscal inválido';
export const VENDA_JA_PROCESSADA = 'Venda já processada';
export const PRODUTO_NAO_ENCONTRADO = 'Produto não encontrado';

const OBRIGATORIOS = ['cpf', 'cnpjLoja', 'nomeLoja', 'identificador', 'realizadoEm'] as const;
const NOME_LOJA_MAXIMO = 150;

/** The number of a receipt without leading zeros, so that 000123 and 123 are one; undefined when it is no number. */
export function normalizarIdentificador(identificador: unknown): string | undefined {
  const texto = textoDe(identificador);
  return /^\d{1,15}$/.test(texto) ? texto.replace(/^0+(?=\d)/, '') : undefined;
}

/** What is missing, in the order of the form's submit: state, items, fiscal type, then the other fields. */
function faltando(venda: NovaVenda): ErrosCampos {
  const erros: ErrosCampos = {};
  if (!textoDe(venda.estadoLoja)) erros['estadoLoja'] = 'Estado obrigatório';
  if (!venda.itens?.length) erros['itens'] = 'Adicione itens antes de processar';
  if (!textoDe(venda.tipoFiscal)) erros['tipoFiscal'] = 'Tipo Fiscal obrigatório';
  for (const campo of OBRIGATORIOS)
    if (!textoDe(venda[campo])) erros[campo] = `${CAMPOS_NOVA_VENDA[campo]} obrigatório`;
  return erros;
}

function erroDaData(valor: unknown, hoje: DataCivil): string | undefined {
  const data = lerData(textoDe(valor));
  if (!data) return DATA_DA_VENDA_INVALIDA;
  return data > hoje ? 'A data da venda não pode estar no futuro' : undefined;
}

/** What was filled in but cannot be right. */
function invalidos(venda: NovaVenda, hoje: DataCivil): ErrosCampos {
  const candidatos: Record<string, string | undefined> = {
    estadoLoja: ufValida(textoDe(venda.estadoLoja)) ? undefined : 'Estado inválido',
    itens: erroDosItens(venda.itens ?? []),
    tipoFiscal: lerTipoFiscal(textoDe(venda.tipoFiscal)) ? undefined : TIPO_FISCAL_INVALIDO,
    cpf: cpfValido(textoDe(venda.cpf)) ? undefined : CPF_DA_VENDA_INVALIDO,
    cnpjLoja: cnpjValido(textoDe(venda.cnpjLoja)) ? undefined : CNPJ_INVALIDO,
    nomeLoja: textoDe(venda.nomeLoja).length > NOME_LOJA_MAXIMO ? 'Nome da Loja inválido' : undefined,
    identificador: normalizarIdentificador(venda.identificador) ? undefined : 'Número Fiscal inválido',
    realizadoEm: erroDaData(venda.realizadoEm, hoje),
  };
  const achados = Object.entries(candidatos).filter((par): par is [string, string] => par[1] !== undefined);
  return Object.fromEntries(achados);
}

/**
 * What keeps a sale from being processed, in the order in which the form says it: first all that is missing, and only
 * when nothing is, all that is wrong. Dates in any of the three written forms; the sale is not in the future.
 */
export function validarNovaVenda(venda: NovaVenda, hoje: DataCivil): ErrosCampos {
  const vazios = faltando(venda);
  return Object.keys(vazios).length > 0 ? vazios : invalidos(venda, hoje);
}
