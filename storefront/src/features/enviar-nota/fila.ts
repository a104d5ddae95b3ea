import {MAXIMO_ARQUIVOS, normalizarTipoArquivo, validarArquivoNota} from '@clube/domain';
import {useState} from 'react';
import {juntar, mover, separar, tirar} from './recibos';

export interface ArquivoNaFila {
  chave: string;
  arquivo: File;
  /** The media type, as far as it is known here; the server looks at the content. */
  tipo: string;
  /** Why it will not be sent, or why the server did not take it. */
  erro?: string;
  /** Which receipt of several pictures it is a page of. */
  recibo?: string;
}

/** Some phones give HEIC no type, or a sister's, and XML has two; the name is sometimes all there is to go by. */
function tipoDe({type, name}: File): string {
  if (/hei[cf]/i.test(type) || (!type && /\.hei[cf]$/i.test(name))) return 'image/heic';
  return !type && /\.xml$/i.test(name) ? 'application/xml' : normalizarTipoArquivo(type);
}

function preparar(arquivo: File): ArquivoNaFila {
  const tipo = tipoDe(arquivo);
  const erro = validarArquivoNota({tipo, bytes: arquivo.size});
  return {chave: `${arquivo.name}:${arquivo.size}:${arquivo.lastModified}`, arquivo, tipo, ...(erro && {erro})};
}

export interface Fila {
  itens: ArquivoNaFila[];
  /** What can be sent. */
  prontos: ArquivoNaFila[];
  cheia: boolean;
  incluir: (arquivos: readonly File[]) => void;
  tirar: (chave: string) => void;
  juntar: (recibos: ReadonlySet<string>) => void;
  separar: (recibo: string) => void;
  mover: (chave: string, passo: -1 | 1) => void;
  trocar: (itens: ArquivoNaFila[]) => void;
}

/** The files chosen so far. The same file twice is one. */
export function useFila(): Fila {
  const [itens, setItens] = useState<ArquivoNaFila[]>([]);
  const prontos = itens.filter(item => !item.erro);
  return {
    itens,
    prontos,
    cheia: prontos.length >= MAXIMO_ARQUIVOS,
    incluir: arquivos =>
      setItens(antes => {
        const chaves = new Set(antes.map(item => item.chave));
        return [...antes, ...arquivos.map(preparar).filter(novo => !chaves.has(novo.chave))];
      }),
    tirar: chave => setItens(antes => tirar(antes, chave)),
    juntar: recibos => setItens(antes => juntar(antes, recibos)),
    separar: recibo => setItens(antes => separar(antes, recibo)),
    mover: (chave, passo) => setItens(antes => mover(antes, chave, passo)),
    trocar: setItens,
  };
}
