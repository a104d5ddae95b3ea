import {Modal} from '@clube/ui';
import {dataOuNada} from '../../../components/formatos';
import {emTitulo} from '../../../components/texto';
import type {Duplicata, Pendente} from '../../tipos';
import type {NotaLida} from '../reading/types';
import {NotaPhoto} from '../photo/NotaPhoto';
import estilos from './CompareModal.module.css';
import {describeDuplicate} from './DuplicateNotice';

interface Props {
  nota: Pendente;
  lida: NotaLida | undefined;
  duplicata: Duplicata;
  onClose: () => void;
  /** Asks for new addresses of the pictures. */
  onFail: () => void;
}

/** This receipt and the one that may be the same document, side by side. */
export function CompareModal({nota, lida, duplicata, onClose, onFail}: Props) {
  const arquivos = lida && lida.arquivos.length > 0 ? lida.arquivos : [nota];
  const outra = describeDuplicate(duplicata);
  return (
    <Modal aberto titulo="Comparar as notas" onClose={onClose} largura={1320} semRespiro>
      <div className={estilos.lado}>
        <section aria-label="Esta nota">
          <p>
            <strong>Esta nota</strong>, {nota.id}, de {emTitulo(nota.nome)}, enviada em {dataOuNada(nota.criadoEm)}
          </p>
          <NotaPhoto arquivos={arquivos} descricao={`Esta nota, ${nota.id}`} {...{lida, onFail}} />
        </section>
        <section aria-label="A outra nota">
          <p>
            <strong>A outra</strong>: {outra}
          </p>
          <NotaPhoto arquivos={[duplicata]} descricao={outra} onFail={onFail} />
        </section>
      </div>
    </Modal>
  );
}
