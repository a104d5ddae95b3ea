import {formatCpf, notaAnswer} from '@clube/domain';
import {Modal} from '@clube/ui';
import {Link} from 'react-router-dom';
import {toTitleCase} from '../format/text';
import {NotaStateChip} from './NotaStateChip';
import {NotaTimeline} from './NotaTimeline';
import type {Nota} from './types';
import {CopyAnswer} from './CopyAnswer';
import styles from './NotaDialog.module.css';

/** One receipt: its result, an answer for the painter who asks, and its history. */
export function NotaDialog({nota, onClose}: {nota: Nota; onClose: () => void}) {
  return (
    <Modal open title={`Nota ${nota.id}`} onClose={onClose} width={640}>
      <div className={styles.nota}>
        <p className={styles.who}>
          <NotaStateChip estado={nota.estado} />
          <Link to={`/painel/pintor/${nota.cpf}`}>{toTitleCase(nota.nome)}</Link>
          <small>{formatCpf(nota.cpf)}</small>
        </p>
        <CopyAnswer text={notaAnswer({...nota, nome: toTitleCase(nota.nome)})} />
        <NotaTimeline id={nota.id} />
      </div>
    </Modal>
  );
}
