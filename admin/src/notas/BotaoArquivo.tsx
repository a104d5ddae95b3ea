import {enderecoArquivo} from '@clube/api-client';
import {BotaoIcone, Icone, VisualizadorArquivo, ehPdf} from '@clube/ui';
import {useState} from 'react';
import type {ArquivoDaNota} from './tipos';

/** The receipt itself: a picture in the viewer, a PDF in a tab of its own. */
export function BotaoArquivo({arquivo, descricao}: {arquivo: ArquivoDaNota; descricao: string}) {
  const [aberto, setAberto] = useState(false);
  const url = enderecoArquivo(arquivo.diretorioArquivo, arquivo.arquivoUrl);
  if (!url) return null;
  if (ehPdf(arquivo.tipo) || ehPdf(arquivo.diretorioArquivo))
    return (
      <a
        className="botao-icone"
        href={url}
        target="_blank"
        rel="noreferrer"
        title="Abrir o PDF"
        aria-label={`Abrir o PDF da ${descricao}`}
      >
        <Icone nome="pdf" tamanho={20} />
      </a>
    );
  return (
    <>
      <BotaoIcone icone="olho" rotulo={`Ver a foto da ${descricao}`} tamanho={20} onClick={() => setAberto(true)} />
      <VisualizadorArquivo arquivo={aberto ? {url, descricao} : undefined} aoFechar={() => setAberto(false)} />
    </>
  );
}
