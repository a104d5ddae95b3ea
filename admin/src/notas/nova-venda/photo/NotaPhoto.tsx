import {Carregando, Icone, VazioIlustrado, VisorFolhas, classeBotao, type Contorno} from '@clube/ui';
import {useMemo, useState} from 'react';
import type {ArquivoLido, NotaLida} from '../reading/types';
import {useHighlighted} from './highlight';
import {XmlCard} from './XmlCard';
import {outlineOf, pagesOf, fileKind, type PhotoFile} from './pages';
import {pageRotations} from './rotation';
import estilos from './NotaPhoto.module.css';
import {usePhotoFiles} from './usePhotoFiles';
import {usePdfPages} from './usePdfPages';

interface Props {
  arquivos: readonly ArquivoLido[];
  descricao: string;
  lida?: NotaLida | undefined;
  /** Outlines instead of the one that the form points at. */
  contornos?: readonly Contorno[];
  inteira?: boolean;
  /** Asks for new addresses: one of these did not answer. */
  onFail?: () => void;
}

const NENHUM: readonly Contorno[] = [];

/** The same list for as long as it says the same: what is drawn from it is costly. */
function useEstavel(arquivos: readonly PhotoFile[]): readonly PhotoFile[] {
  const texto = JSON.stringify(
    arquivos.map(({diretorioArquivo, tipo, recorte, url}) => [diretorioArquivo, tipo, recorte, url]),
  );
  const [guardado, setGuardado] = useState({texto, arquivos});
  if (guardado.texto === texto) return guardado.arquivos;
  setGuardado({texto, arquivos});
  return arquivos;
}

/** The receipt as it was sent: every page of every file, and what was read where a file is no picture. */
export function NotaPhoto({arquivos: dados, descricao, lida, contornos, inteira = false, onFail}: Props) {
  const {fixos, novos, falhou} = usePhotoFiles(dados);
  const arquivos = useEstavel(fixos);
  const comTipo = (tipo: string) => arquivos.filter(arquivo => arquivo.url && fileKind(arquivo) === tipo);
  const pdfs = comTipo('pdf').map(({url}) => url);
  const perder = (url: string): void => {
    falhou(url);
    onFail?.();
  };
  const desenhos = usePdfPages(pdfs, perder);
  const giros = JSON.stringify(lida ? pageRotations(lida) : {});
  const folhas = useMemo(
    () =>
      pagesOf(
        arquivos.filter(({url}) => url),
        desenhos,
        descricao,
        JSON.parse(giros) as Record<string, number>,
      ),
    [arquivos, desenhos, descricao, giros],
  );
  const lugar = useHighlighted();
  const apontado = useMemo(() => (lugar ? [outlineOf(lugar)] : NENHUM), [lugar]);
  const semDesenho = (url: string): boolean => desenhos[url]?.length === 0;
  const linkDe = (url: string): string => novos[arquivos.findIndex(arquivo => arquivo.url === url)]?.url ?? url;
  if (!arquivos.some(({url}) => url))
    return <VazioIlustrado titulo="Nota sem arquivo">Esta nota chegou sem foto.</VazioIlustrado>;
  return (
    <VisorFolhas
      descricao={descricao}
      folhas={folhas}
      contornos={contornos ?? apontado}
      inteira={inteira}
      onFail={({url}) => perder(url)}
    >
      {pdfs.some(url => !desenhos[url]) && (
        <div className={estilos.espera}>
          <Carregando linhas={6} texto="Abrindo o PDF" />
        </div>
      )}
      {pdfs.filter(semDesenho).map(url => (
        <div key={url} className={estilos.pdf}>
          <Icone nome="pdf" tamanho={64} />
          <p>{descricao}</p>
          <a className={classeBotao()} href={linkDe(url)} target="_blank" rel="noreferrer">
            Abrir PDF em outra aba
          </a>
        </div>
      ))}
      {comTipo('xml').map(({url}) => (
        <XmlCard key={url} url={linkDe(url)} lida={lida} />
      ))}
    </VisorFolhas>
  );
}
