import {Modal} from '@clube/ui';
import {dataOuNada} from '../../../components/formatos';
import {emTitulo} from '../../../components/texto';
import type {Duplicata, Pendente} from '../../tipos';
import type {NotaLida} from '../leitura/tipos';
import {PapelDaNota} from '../papel/PapelDaNota';
import estilos from './Comparar.module.css';
import {dizerDuplicata} from './dizerDuplicata';

interface Props {
  nota: Pendente;
  lida: NotaLida | undefined;
  duplicata: Duplicata;
  aoFechar: () => void;
  /** Asks for new addresses of the pictures. */
  aoFalhar: () => void;
}

/** This receipt and the one that may be the same paper, side by side. */
export function CompararModal({nota, lida, duplicata, aoFechar, aoFalhar}: Props) {
  const arquivos = lida && lida.arquivos.length > 0 ? lida.arquivos : [nota];
  const outra = dizerDuplicata(duplicata);
  return (
    <Modal aberto titulo="Comparar as notas" aoFechar={aoFechar} largura={1320} semRespiro>
      <div className={estilos.lado}>
        <section aria-label="Esta nota">
          <p>
            <strong>Esta nota</strong>, {nota.id}, de {emTitulo(nota.nome)}, enviada em {dataOuNada(nota.criadoEm)}
          </p>
          <PapelDaNota arquivos={arquivos} descricao={`Esta nota, ${nota.id}`} {...{lida, aoFalhar}} />
        </section>
        <section aria-label="A outra nota">
          <p>
            <strong>A outra</strong>: {outra}
          </p>
          <PapelDaNota arquivos={[duplicata]} descricao={outra} aoFalhar={aoFalhar} />
        </section>
      </div>
    </Modal>
  );
}
