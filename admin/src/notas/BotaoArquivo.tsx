import {enderecoArquivo} from '@clube/api-client';
import {BotaoIcone, Icone, VisualizadorArquivo} from '@clube/ui';
import {useState} from 'react';
import {fileKind} from './nova-venda/photo/pages';
import type {ArquivoDaNota} from '../components/vendas/tipos';

/** Signed addresses live ten minutes at the least: a list that stays open asks for new ones. Milliseconds. */
export const ENDERECOS_VIVEM = 5 * 60_000;

/** The receipt itself: a picture in the viewer, a PDF or an XML in a tab of its own. */
export function BotaoArquivo({arquivo, descricao}: {arquivo: ArquivoDaNota; descricao: string}) {
  const [aberto, setAberto] = useState(false);
  const url = enderecoArquivo(arquivo.diretorioArquivo, arquivo.arquivoUrl);
  if (!url) return null;
  const tipo = fileKind(arquivo);
  if (tipo !== 'imagem') {
    const rotulo = tipo === 'pdf' ? 'Abrir o PDF' : 'Abrir o XML';
    return (
      <a
        className="botao-icone"
        href={url}
        target="_blank"
        rel="noreferrer"
        title={rotulo}
        aria-label={`${rotulo} da ${descricao}`}
      >
        <Icone nome={tipo === 'pdf' ? 'pdf' : 'nota'} tamanho={20} />
      </a>
    );
  }
  return (
    <>
      <BotaoIcone icone="olho" rotulo={`Ver a foto da ${descricao}`} tamanho={20} onClick={() => setAberto(true)} />
      <VisualizadorArquivo arquivo={aberto ? {url, descricao} : undefined} onClose={() => setAberto(false)} />
    </>
  );
}
