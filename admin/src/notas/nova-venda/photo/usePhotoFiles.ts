import {enderecoArquivo} from '@clube/api-client';
import {useState} from 'react';
import type {ArquivoLido} from '../reading/types';
import {type PhotoFile, fileKind} from './pages';

interface Arquivos {
  /** As they are drawn: under the address that each was first seen with, while it answers. */
  fixos: readonly PhotoFile[];
  /** As they are linked to: under the newest address. */
  novos: readonly PhotoFile[];
  /** An address did not answer: the next one that comes takes its place. */
  falhou: (url: string) => void;
}

const identidadeDe = ({diretorioArquivo, arquivoUrl, recorte}: ArquivoLido): string =>
  JSON.stringify([diretorioArquivo ?? arquivoUrl, recorte]);

/** Signed addresses differ from answer to answer; the files behind them do not, and are not to be fetched again. */
export function usePhotoFiles(arquivos: readonly ArquivoLido[]): Arquivos {
  const [vistos, setVistos] = useState<Readonly<Record<string, string>>>({});
  const [falhas, setFalhas] = useState<readonly string[]>([]);
  const novos = arquivos.map(arquivo => ({
    ...arquivo,
    url: enderecoArquivo(arquivo.diretorioArquivo, arquivo.arquivoUrl) ?? '',
  }));
  const fixos = arquivos.map((arquivo, i) => {
    const visto = vistos[identidadeDe(arquivo)];
    return {...arquivo, url: visto && !falhas.includes(visto) ? visto : (novos[i]?.url ?? '')};
  });
  const mudaram = fixos.map(fixo => [identidadeDe(fixo), fixo.url] as const).filter(([de, url]) => vistos[de] !== url);
  if (mudaram.length > 0) setVistos({...vistos, ...Object.fromEntries(mudaram)});
  return {
    fixos,
    novos,
    falhou: url => setFalhas(antes => (antes.includes(url) ? antes : [...antes, url])),
  };
}

/** Fetches the files of a receipt that comes next, so that the browser has them when it is opened. */
export function preloadFiles(arquivos: readonly ArquivoLido[]): void {
  for (const arquivo of arquivos) {
    const url = enderecoArquivo(arquivo.diretorioArquivo, arquivo.arquivoUrl);
    if (!url) continue;
    const tipo = fileKind(arquivo);
    if (tipo === 'imagem') new Image().src = url;
    if (tipo !== 'pdf') continue;
    // What does not come now is asked for again, and told, when the receipt is opened.
    void import('./pdf').catch(() => undefined);
    // eslint-disable-next-line no-restricted-globals -- A file's signed address, no call of the API.
    void fetch(url)
      .then(resposta => resposta.arrayBuffer())
      .catch(() => undefined);
  }
}
