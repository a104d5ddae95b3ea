import {
  readAccessKey,
  normaliseCnpj,
  normaliseIdentificador,
  digitsOnly,
  itemSubtotal,
  readVendaItem,
  vendaTotals,
  readDate,
  readTipoFiscal,
  validateNewVenda,
  type TipoFiscal,
  type ItemAmounts,
} from '@clube/domain';
import {fieldRefusal} from '../../../kernel/refusals/refusals';

/** A sale as sent by staff; amounts in BRL as numbers or text. */
export interface SentVenda {
  [field: string]: unknown;
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

export interface CheckedItem extends ItemAmounts {
  codigo: string;
  subTotal: number;
  /** The line of the reading that this item was taken from, counted from 0. */
  linha?: number;
}

/** A validated sale; amounts in integer cents. */
export interface CheckedVenda {
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
  itens: CheckedItem[];
  totalVenda: number;
  totalDescontos: number;
}

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';

/**
 * Validates like the new-sale form, in the same order and with the same messages; totals are calculated, never taken
 * from the request.
 */
export function checkVenda(venda: SentVenda, today: string): CheckedVenda {
  const errors = validateNewVenda(venda, today);
  if (Object.keys(errors).length > 0) throw fieldRefusal(errors);
  const itens = (venda.itens ?? []).map((item): CheckedItem => {
    const amounts = readVendaItem(item);
    if ('erro' in amounts) throw fieldRefusal({itens: amounts.erro});
    const {linha: line} = item;
    const checkedItem = {...amounts, codigo: text(item.codigo), subTotal: itemSubtotal(amounts)};
    return line === undefined ? checkedItem : {...checkedItem, linha: line};
  });
  const checked = {
    cpf: digitsOnly(text(venda.cpf)),
    // Validated above, so the default is never used.
    tipoFiscal: readTipoFiscal(text(venda.tipoFiscal)) ?? 'N',
    identificador: normaliseIdentificador(venda.identificador) ?? '',
    realizadoEm: readDate(text(venda.realizadoEm)) ?? '',
    cnpjLoja: normaliseCnpj(text(venda.cnpjLoja)),
    nomeLoja: text(venda.nomeLoja),
    cidadeLoja: text(venda.cidadeLoja) || null,
    estadoLoja: text(venda.estadoLoja).toUpperCase(),
    itens,
    ...vendaTotals(itens),
  };
  return {...checked, ...checkAccessKey(venda, checked)};
}

/** An access key contains number, shop and kind: they must match the typed ones. */
function checkAccessKey(venda: SentVenda, typed: Pick<CheckedVenda, 'cnpjLoja' | 'identificador' | 'tipoFiscal'>) {
  const chave = text(venda.chave).replace(/\s/g, '').toUpperCase();
  if (!chave) return {chave: null, serie: venda.serie ?? null};
  const accessKey = readAccessKey(chave);
  if (!accessKey) throw fieldRefusal({chave: 'Chave de acesso inválida'});
  if (accessKey.cnpj !== typed.cnpjLoja) throw fieldRefusal({chave: 'A chave de acesso é de outro CNPJ'});
  if (normaliseIdentificador(accessKey.numero) !== typed.identificador)
    throw fieldRefusal({chave: 'A chave de acesso é de outro número'});
  if (accessKey.tipoFiscal !== typed.tipoFiscal)
    throw fieldRefusal({chave: 'A chave de acesso é de outro tipo fiscal'});
  return {chave, serie: accessKey.serie};
}
