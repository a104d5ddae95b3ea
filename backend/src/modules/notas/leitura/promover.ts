import type {Casamento} from '@clube/domain';
import {confiancaDoTodo, type DocumentoLido} from '../../leitura';

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

/** Whether a person only has to confirm: all that was read is certain, and every line is a product or clearly is none. */
export function prontaParaConfirmar(
  {campos, avisos, itens}: Pick<DocumentoLido, 'campos' | 'avisos' | 'itens'>,
  casados: readonly Casamento[],
): boolean {
  const linhas = itens.map((item, i) => promover(item, casados[i]));
  const decididas = casados.every(({produto, sugestoes}) => (produto ? produto.certa : sugestoes.length === 0));
  return decididas && confiancaDoTodo(campos, linhas, avisos).certa;
}
