import {normalizarGtin} from '@clube/domain';
import type {ItemLido} from '../document/types';
import type {No} from './node';
import {centavos, lerDecimal} from './values';

/** What the law allows on one NF-e. */
const ITENS_MAXIMOS = 990;

function descontoDe(prod: No): number | undefined {
  // A SAT receipt spreads the discount on the whole over its lines.
  const partes = [centavos(prod, 'vDesc'), centavos(prod, 'vRatDesc')].filter(valor => valor !== undefined);
  return partes.length > 0 ? partes.reduce((soma, valor) => soma + valor, 0) : undefined;
}

function ler(det: No): ItemLido {
  const prod = det.filho('prod');
  const [bruto, desconto] = [centavos(prod, 'vProd'), descontoDe(prod)];
  const liquido = centavos(prod, 'vItem') ?? (bruto === undefined ? undefined : bruto - (desconto ?? 0));
  const item: ItemLido = {
    codigo: prod.texto('cProd'),
    gtin: normalizarGtin(prod.texto('cEAN')) ?? normalizarGtin(prod.texto('cEANTrib')),
    nome: prod.texto('xProd'),
    unidade: prod.texto('uCom'),
    qtde: lerDecimal(prod.texto('qCom')),
    valorUnitario: lerDecimal(prod.texto('vUnCom')),
    valorDesconto: desconto === 0 ? undefined : desconto,
    subTotal: liquido !== undefined && liquido >= 0 ? liquido : undefined,
    confianca: 1,
  };
  return Object.fromEntries(Object.entries(item).filter(([, valor]) => valor !== undefined)) as unknown as ItemLido;
}

/** The lines that were sold; parts of a kit that are listed without counting in the total are left out. */
export function lerItens(nota: No): ItemLido[] {
  return nota
    .filhos('det')
    .filter(det => det.texto('prod', 'indTot') !== '0')
    .slice(0, ITENS_MAXIMOS)
    .map(ler);
}
