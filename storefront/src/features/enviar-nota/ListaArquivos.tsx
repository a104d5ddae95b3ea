import {BotaoIcone, Icone, Selo} from '@clube/ui';
import {useEffect, useState} from 'react';
import estilos from './EnviarNota.module.css';
import type {ArquivoNaFila} from './fila';

const MB = 1024 * 1024;

function tamanho(bytes: number): string {
  return bytes < MB ? `${Math.max(1, Math.round(bytes / 1024))} kB` : `${(bytes / MB).toFixed(1).replace('.', ',')} MB`;
}

/** A picture to recognise the receipt by, where the browser can show one. */
function Miniatura({item}: {item: ArquivoNaFila}) {
  const mostravel = /^image\/(jpeg|png|webp)$/.test(item.tipo);
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
        <Icone nome={item.tipo === 'application/pdf' ? 'pdf' : 'galeria'} tamanho={30} />
      )}
    </span>
  );
}

/** What will be sent, and what will not, with the reason. */
export function ListaArquivos({itens, aoTirar}: {itens: readonly ArquivoNaFila[]; aoTirar: (chave: string) => void}) {
  return (
    <ul className={estilos.lista} aria-label="Notas escolhidas">
      {itens.map(item => (
        <li key={item.chave}>
          <Miniatura item={item} />
          <div>
            <b>{item.arquivo.name}</b>
            <span>{tamanho(item.arquivo.size)}</span>
            {item.erro && <Selo tom="erro">{item.erro}</Selo>}
          </div>
          <BotaoIcone icone="lixeira" rotulo={`Tirar ${item.arquivo.name}`} onClick={() => aoTirar(item.chave)} />
        </li>
      ))}
    </ul>
  );
}
