import {Modal} from '@clube/ui';
import {dateOrDash} from '../../../components/format/values';
import {toTitleCase} from '../../../components/format/text';
import type {Duplicate, Pendente} from '../../types';
import type {NotaReading} from '../reading/types';
import {NotaPhoto} from '../photo/NotaPhoto';
import styles from './CompareDialog.module.css';
import {describeDuplicate} from './DuplicateNotice';

interface Props {
  nota: Pendente;
  reading: NotaReading | undefined;
  duplicate: Duplicate;
  onClose: () => void;
  /** Requests new URLs of the pictures. */
  onFail: () => void;
}

/** This receipt and its possible duplicate, side by side. */
export function CompareDialog({nota, reading, duplicate, onClose, onFail}: Props) {
  const files = reading && reading.arquivos.length > 0 ? reading.arquivos : [nota];
  const other = describeDuplicate(duplicate);
  return (
    <Modal open title="Comparar as notas" onClose={onClose} width={1320} flush>
      <div className={styles.side}>
        <section aria-label="Esta nota">
          <p>
            <strong>Esta nota</strong>, {nota.id}, de {toTitleCase(nota.nome)}, enviada em {dateOrDash(nota.criadoEm)}
          </p>
          <NotaPhoto files={files} description={`Esta nota, ${nota.id}`} {...{reading, onFail}} />
        </section>
        <section aria-label="A outra nota">
          <p>
            <strong>A outra</strong>: {other}
          </p>
          <NotaPhoto files={[duplicate]} description={other} onFail={onFail} />
        </section>
      </div>
    </Modal>
  );
}
