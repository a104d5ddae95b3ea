import {
  lerChave,
  normalizarCnpj,
  normalizarIdentificador,
  somenteDigitos,
  subtotalItem,
  lerItemVenda,
  totaisVenda,
  lerData,
  lerTipoFiscal,
  validarNovaVenda,
  type TipoFiscal,
  type ValoresItem,
} from '@clube/domain';
import {recusarCampos} from '../../../kernel/errors';

/** A sale as staff sends it; amounts in reais as numbers or text. */
export interface VendaEnviada {
  [campo: string]: unknown;
  itens?: {
    codigo?: unknown;
    qtde?: unknown;
    valorUnitario?: unknown;
    valorDesconto?: unknown;
    linha?: number | undefined;
  }[];
  idFoto?: number;
  nomeArquivo?: string;
  codigoPromocional?: string;
  cidadeLoja?: string;
  chave?: string;
  serie?: number;
}

export interface ItemConferido extends ValoresItem {
  codigo: string;
  subTotal: number;
  /** The line of the reading that a person took it from, counted from 0. */
  linha?: number;
}

/** A sale that passed every check; amounts in integer cents. */
export interface VendaConferida {
  cpf: string;
  tipoFiscal: TipoFiscal;
  identificador: string;
  serie: number | null;
  chave: string | null;
  realizadoEm: string;
  cnpjLoja: string;
  nomeLoja: string;
  cidadeLoja: string | null;
  estadoLoja: string;
  itens: ItemConferido[];
  totalVenda: number;
  totalDescontos: number;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/** The checks of the new-sale form once more, in its order and words; totals are counted here, never taken over. */
export function conferirVenda(venda: VendaEnviada, hoje: string): VendaConferida {
  const erros = validarNovaVenda(venda, hoje);
  if (Object.keys(erros).length > 0) throw recusarCampos(erros);
  const itens = (venda.itens ?? []).map((item): ItemConferido => {
    const valores = lerItemVenda(item);
    if ('erro' in valores) throw recusarCampos({itens: valores.erro});
    const {linha} = item;
    const conferido = {...valores, codigo: text(item.codigo), subTotal: subtotalItem(valores)};
    return linha === undefined ? conferido : {...conferido, linha};
  });
  const conferida = {
    cpf: somenteDigitos(text(venda.cpf)),
    // Checked above.
    tipoFiscal: lerTipoFiscal(text(venda.tipoFiscal)) ?? 'N',
    identificador: normalizarIdentificador(venda.identificador) ?? '',
    realizadoEm: lerData(text(venda.realizadoEm)) ?? '',
    cnpjLoja: normalizarCnpj(text(venda.cnpjLoja)),
    nomeLoja: text(venda.nomeLoja),
    cidadeLoja: text(venda.cidadeLoja) || null,
    estadoLoja: text(venda.estadoLoja).toUpperCase(),
    itens,
    ...totaisVenda(itens),
  };
  return {...conferida, ...conferirChave(venda, conferida)};
}

/** An access key says number, shop and kind by itself: it must agree with what was typed beside it. */
function conferirChave(venda: VendaEnviada, typed: Pick<VendaConferida, 'cnpjLoja' | 'identificador' | 'tipoFiscal'>) {
  const chave = text(venda.chave).replace(/\s/g, '').toUpperCase();
  if (!chave) return {chave: null, serie: venda.serie ?? null};
  const lida = lerChave(chave);
  if (!lida) throw recusarCampos({chave: 'Chave de acesso inválida'});
  if (lida.cnpj !== typed.cnpjLoja) throw recusarCampos({chave: 'A chave de acesso é de outro CNPJ'});
  if (normalizarIdentificador(lida.numero) !== typed.identificador)
    throw recusarCampos({chave: 'A chave de acesso é de outro número'});
  if (lida.tipoFiscal !== typed.tipoFiscal) throw recusarCampos({chave: 'A chave de acesso é de outro tipo fiscal'});
  return {chave, serie: lida.serie};
}
