import {normalizarCnpj, type CampoLeitura} from '@clube/domain';
import {comoDigitada, type CampoVenda, type VendaEmEdicao} from '../venda.ts';
import {itensLidos} from './lines.ts';
import type {NotaLida} from './types';

/** The fields of the form that are read, in the form's order, with what the reading calls them. */
export const CAMPO_LIDO = {
  cnpjLoja: 'cpfCnpj',
  nomeLoja: 'loja',
  estadoLoja: 'uf',
  cidadeLoja: 'cidade',
  tipoFiscal: 'tipoFiscal',
  identificador: 'numero',
  realizadoEm: 'dataEmissao',
} as const satisfies Partial<Record<CampoVenda, CampoLeitura>>;

export type CampoPreenchido = keyof typeof CAMPO_LIDO;
export const CAMPOS_PREENCHIDOS = Object.keys(CAMPO_LIDO) as CampoPreenchido[];

/** What belongs to a person and no longer to the reading. */
export type Tocados = ReadonlySet<keyof VendaEmEdicao>;

/** What a registered reseller says of itself: nothing read from paper is better. */
export const DA_REVENDA: ReadonlySet<string> = new Set(['nomeLoja', 'estadoLoja', 'cidadeLoja']);

/** What was read, as the form holds it; empty where nothing was. */
export function valoresLidos(lida: NotaLida): Record<CampoPreenchido, string> {
  return {
    cnpjLoja: normalizarCnpj(lida.cpfCnpj ?? ''),
    nomeLoja: lida.loja ?? '',
    estadoLoja: lida.uf ?? '',
    cidadeLoja: lida.cidade ?? '',
    tipoFiscal: lida.tipoFiscal ?? '',
    identificador: lida.numero ?? '',
    realizadoEm: comoDigitada(lida.dataEmissao),
  };
}

/**
 * The form with what was read. A field that somebody has touched stays as it is, and so do the items once one of them
 * was: a line that arrives later is then offered, not added, or what was typed in the meantime would count twice. What
 * a registered reseller has filled in stays while its CNPJ does.
 */
export function preencher(venda: VendaEmEdicao, lida: NotaLida, tocados: Tocados, revenda?: string): VendaEmEdicao {
  if (lida.estado !== 'lida') return venda;
  const lidos = valoresLidos(lida);
  const cnpj = tocados.has('cnpjLoja') ? venda.cnpjLoja : lidos.cnpjLoja;
  const livres = CAMPOS_PREENCHIDOS.filter(
    campo => !tocados.has(campo) && !(revenda !== undefined && revenda === cnpj && DA_REVENDA.has(campo)),
  );
  const campos = Object.fromEntries(livres.map(campo => [campo, lidos[campo]]));
  if (tocados.has('itens')) return {...venda, ...campos};
  return {...venda, ...campos, itens: itensLidos(lida.itens), ignoradas: []};
}
