import {MAXIMO_ARQUIVOS, validarArquivoNota} from '@clube/domain';
import {useState} from 'react';

export interface ArquivoNaFila {
  chave: string;
  arquivo: File;
  /** The media type, as far as it is known here; the server looks at the content. */
  tipo: string;
  /** Why it will not be sent, or why the server did not take it. */
  erro?: string;
}

/** Some phones give HEIC no type, or a sister's; the name is then all there is to go by. */
function tipoDe({type, name}: File): string {
  return /hei[cf]/i.test(type) || (!type && /\.hei[cf]$/i.test(name)) ? 'image/heic' : type;
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
    tirar: chave => setItens(antes => antes.filter(item => item.chave !== chave)),
    trocar: setItens,
  };
}
