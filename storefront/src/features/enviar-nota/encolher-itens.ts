import {validarArquivoNota} from '@clube/domain';
import {comoArquivo, type ArquivoNaFila} from './arquivo.ts';

/** The files as they will travel: large pictures smaller, and what is too large even so with that as its fault. */
export async function encolherItens(
  itens: readonly ArquivoNaFila[],
  ler: (item: ArquivoNaFila) => Promise<{menor?: Blob}>,
): Promise<ArquivoNaFila[]> {
  const prontos: ArquivoNaFila[] = [];
  for (const item of itens) {
    const menor = item.menor ?? (await ler(item)).menor;
    const erro = validarArquivoNota({tipo: item.tipo, bytes: (menor ?? item.arquivo).size});
    prontos.push({...item, ...(menor && {menor: item.menor ?? comoArquivo(item, menor)}), ...(erro && {erro})});
  }
  return prontos;
}
