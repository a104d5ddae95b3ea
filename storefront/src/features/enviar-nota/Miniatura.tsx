import {Icone, type NomeIcone} from '@clube/ui';
import {useEffect, useState} from 'react';
import estilos from './ListaArquivos.module.css';
import type {ArquivoNaFila} from './arquivo';

const ICONES: Readonly<Record<string, NomeIcone>> = {'application/pdf': 'pdf', 'application/xml': 'nota'};

/** A picture to recognise the receipt by, where the browser can show one. */
export function Miniatura({item}: {item: ArquivoNaFila}) {
  // HEIC, too: some phones can, and the others tell by an error.
  const mostravel = item.tipo.startsWith('image/');
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!mostravel) return;
    const nova = URL.createObjectURL(item.arquivo);
    setUrl(nova);
    return () => URL.revokeObjectURL(nova);
  }, [item.arquivo, mostravel]);
  return (
    <span className={estilos.miniatura}>
      {url ? (
        <img src={url} alt="" onError={() => setUrl(undefined)} />
      ) : (
        <Icone nome={ICONES[item.tipo] ?? 'galeria'} tamanho={30} />
      )}
    </span>
  );
}
