import {useEffect, useEffectEvent, useState} from 'react';
import type {Desenhos} from './pages';

/** Draws the pages of PDF files, by a library that comes only then. An address is missing until its file was tried. */
export function usePdfPages(pdfs: readonly string[], onFail: (url: string) => void): Desenhos {
  const [desenhos, setDesenhos] = useState<Desenhos>({});
  const juntos = pdfs.join('\n');
  const falhou = useEffectEvent(onFail);
  useEffect(() => {
    if (!juntos) return;
    const controle = new AbortController();
    const feitas: string[] = [];
    const desenhar = async (url: string): Promise<void> => {
      let paginas: string[] = [];
      try {
        const {drawPages} = await import('./pdf');
        paginas = await drawPages(url, controle.signal);
      } catch {
        // What cannot be drawn is still a link to a tab of its own.
        if (!controle.signal.aborted) falhou(url);
      }
      if (controle.signal.aborted) return paginas.forEach(pagina => URL.revokeObjectURL(pagina));
      feitas.push(...paginas);
      setDesenhos(antes => ({...antes, [url]: paginas}));
    };
    void juntos.split('\n').reduce((antes, url) => antes.then(() => desenhar(url)), Promise.resolve());
    return () => {
      controle.abort();
      feitas.forEach(pagina => URL.revokeObjectURL(pagina));
    };
  }, [juntos]);
  return desenhos;
}
