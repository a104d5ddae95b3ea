import {enderecoArquivo} from '@clube/api-client';
import type {ArquivoLido} from '../leitura/tipos';
import {tipoNoPapel} from './folhas';

/** Fetches the files of a receipt that comes next, so that the browser has them when it is opened. */
export function prepararPapel(arquivos: readonly ArquivoLido[]): void {
  for (const arquivo of arquivos) {
    const url = enderecoArquivo(arquivo.diretorioArquivo, arquivo.arquivoUrl);
    if (!url) continue;
    const tipo = tipoNoPapel(arquivo);
    if (tipo === 'imagem') new Image().src = url;
    if (tipo !== 'pdf') continue;
    // What does not come now is asked for again, and told, when the receipt is opened.
    void import('./paginasPdf').catch(() => undefined);
    void fetch(url)
      .then(resposta => resposta.arrayBuffer())
      .catch(() => undefined);
  }
}
