import {enderecoArquivo} from '@clube/api-client';
import type {LugarLido} from '@clube/domain';
import {Carregando, Icone, VazioIlustrado, VisorFolhas, classeBotao, type Contorno} from '@clube/ui';
import {useMemo, useState} from 'react';
import type {ArquivoLido, NotaLida} from '../leitura/tipos';
import {CartaoXml} from './CartaoXml';
import {contornoDe, folhasDe, tipoNoPapel, type ArquivoNoPapel} from './folhas';
import estilos from './Papel.module.css';
import {useDesenhos} from './useDesenhos';

interface Props {
  arquivos: readonly ArquivoLido[];
  descricao: string;
  lida?: NotaLida | undefined;
  /** What is outlined. */
  lugar?: LugarLido | undefined;
  /** Further outlines, instead of the one. */
  contornos?: readonly Contorno[];
  inteira?: boolean;
}

/** Signed addresses differ from answer to answer; the files behind them do not, and are not to be fetched again. */
function useArquivos(arquivos: readonly ArquivoLido[]): readonly ArquivoNoPapel[] {
  const identidade = JSON.stringify(
    arquivos.map(({diretorioArquivo, arquivoUrl, recorte}) => [diretorioArquivo ?? arquivoUrl, recorte]),
  );
  const comUrl = arquivos.map(arquivo => ({
    ...arquivo,
    url: enderecoArquivo(arquivo.diretorioArquivo, arquivo.arquivoUrl) ?? '',
  }));
  const [fixos, setFixos] = useState({identidade, comUrl});
  if (fixos.identidade === identidade) return fixos.comUrl;
  setFixos({identidade, comUrl});
  return comUrl;
}

const NENHUM: readonly Contorno[] = [];

/** The receipt as it was sent: every page of every file, and what was read where a file is no picture. */
export function PapelDaNota({arquivos: dados, descricao, lida, lugar, contornos, inteira = false}: Props) {
  const arquivos = useArquivos(dados);
  const comTipo = (tipo: string) => arquivos.filter(arquivo => arquivo.url && tipoNoPapel(arquivo) === tipo);
  const pdfs = comTipo('pdf').map(({url}) => url);
  const desenhos = useDesenhos(pdfs);
  const folhas = useMemo(
    () =>
      folhasDe(
        arquivos.filter(({url}) => url),
        desenhos,
        descricao,
      ),
    [arquivos, desenhos, descricao],
  );
  const apontado = useMemo(() => (lugar ? [contornoDe(lugar)] : NENHUM), [lugar]);
  const xmls = comTipo('xml');
  const semDesenho = pdfs.filter(url => desenhos[url]?.length === 0);
  if (!arquivos.some(({url}) => url))
    return <VazioIlustrado titulo="Nota sem arquivo">Esta nota chegou sem foto.</VazioIlustrado>;
  return (
    <VisorFolhas descricao={descricao} folhas={folhas} contornos={contornos ?? apontado} inteira={inteira}>
      {pdfs.some(url => !desenhos[url]) && (
        <div className={estilos.espera}>
          <Carregando linhas={6} texto="Abrindo o PDF" />
        </div>
      )}
      {semDesenho.map(url => (
        <div key={url} className={estilos.pdf}>
          <Icone nome="pdf" tamanho={64} />
          <p>{descricao}</p>
          <a className={classeBotao()} href={url} target="_blank" rel="noreferrer">
            Abrir PDF em outra aba
          </a>
        </div>
      ))}
      {xmls.map(({url}) => (
        <CartaoXml key={url} url={url} lida={lida} />
      ))}
    </VisorFolhas>
  );
}
