import {Icone} from '../../icones';
import {classeBotao} from '../botao/Botao';
import {Modal} from '../modal/Modal';
import {VisorImagem} from './VisorImagem';
import estilos from './Visor.module.css';

export interface Arquivo {
  url: string;
  /** What the file is, in words. */
  descricao: string;
  pdf?: boolean;
}

/** True for an address or a media type that names a PDF. */
export function ehPdf(tipoOuUrl: string | null | undefined): boolean {
  return /pdf($|\?)/i.test(tipoOuUrl ?? '');
}

/** A received file beside a form: pictures in the viewer, a PDF by a link to a tab of its own. */
export function QuadroArquivo({arquivo}: {arquivo: Arquivo}) {
  if (!arquivo.pdf) return <VisorImagem src={arquivo.url} descricao={arquivo.descricao} />;
  return (
    <div className={estilos.visor}>
      <div className={estilos.pdf}>
        <Icone nome="pdf" tamanho={64} />
        <p>{arquivo.descricao}</p>
        <a className={classeBotao()} href={arquivo.url} target="_blank" rel="noreferrer">
          Abrir PDF em outra aba
        </a>
      </div>
    </div>
  );
}

/** The same in a dialog of its own. */
export function VisualizadorArquivo({arquivo, onClose}: {arquivo: Arquivo | undefined; onClose: () => void}) {
  return (
    <Modal aberto={!!arquivo} titulo={arquivo?.descricao ?? ''} onClose={onClose} largura={860} semRespiro>
      <div style={{height: '76dvh'}}>{arquivo && <QuadroArquivo arquivo={arquivo} />}</div>
    </Modal>
  );
}
