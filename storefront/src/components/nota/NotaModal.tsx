import {Modal} from '@clube/ui';
import type {UnprocessedNota, Pontuacao} from '../../base/types';
import {NotaCalculation} from './NotaCalculation';
import {NotaHistory} from './NotaHistory';
import {NotaReading} from './NotaReading';
import styles from './NotaModal.module.css';

/** A receipt to look into: by its id, with its score when it has one, else with what was read of it. */
export interface OpenNota {
  id: number;
  pontuacao?: Pontuacao;
  unprocessed?: UnprocessedNota;
}

/** What happened to a receipt and, once scored, where each point comes from. */
export function NotaModal({nota, onClose}: {nota: OpenNota | undefined; onClose: () => void}) {
  const {pontuacao, unprocessed} = nota ?? {};
  return (
    <Modal
      open={nota !== undefined}
      title={pontuacao ? `Nota ${pontuacao.identificador}` : 'Andamento da nota'}
      onClose={onClose}
    >
      {nota && (
        <div className={styles.parts}>
          {pontuacao && (
            <section>
              <h3>Como chegamos aos pontos</h3>
              <NotaCalculation pontuacao={pontuacao} />
            </section>
          )}
          {unprocessed && (
            <section>
              <h3>O que lemos na nota</h3>
              <NotaReading nota={unprocessed} />
            </section>
          )}
          <section>
            <h3>Andamento</h3>
            <NotaHistory notaId={nota.id} />
          </section>
        </div>
      )}
    </Modal>
  );
}
