import type {Casamento} from '@clube/domain';
import {confiancaDoTodo, type DocumentoLido} from '@clube/receipt-reader';

interface LinhaLida {
  valoresCertos: boolean;
  certa: boolean;
  motivo?: string;
}

/**
 * Code and description that were read from pixels are certain once a product answers to both; amounts were certain
 * before. Answers the line as it may be shown.
 */
export function promover<T extends LinhaLida>(linha: T, casado: Casamento | undefined): T {
  if (linha.certa || !linha.valoresCertos || !casado?.produto?.certa) return linha;
  const {motivo: _, ...certa} = linha;
  return {...certa, certa: true} as T;
}

/**
 * Whether a person only has to confirm: all that was read is certain, every line is a product, and the shop's name needs no
 * look, as it is a registered reseller's or certain itself. A line that no product resembles is a person's to decide: shops
 * also write our products in words that nobody else uses.
 */
export function prontaParaConfirmar(
  {campos, avisos, itens}: Pick<DocumentoLido, 'campos' | 'avisos' | 'itens'>,
  casados: readonly Casamento[],
  daRevenda: boolean,
): boolean {
  const linhas = itens.map((item, i) => promover(item, casados[i]));
  const decididas = casados.every(({produto}) => produto?.certa);
  const lojaCerta = daRevenda || campos.loja?.certa === true;
  return decididas && lojaCerta && confiancaDoTodo(campos, linhas, avisos).certa;
}
