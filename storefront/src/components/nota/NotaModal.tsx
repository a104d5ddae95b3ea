import {formatReais} from '@clube/domain';
import {Icon, Modal, buttonClass} from '@clube/ui';
import type {ReactNode} from 'react';
import {Link} from 'react-router-dom';
import {showDate} from '../../base/formats';
import {readNotaState} from '../../base/notas/states';
import {PATHS} from '../../base/paths';
import type {UnprocessedNota, Pontuacao} from '../../base/types';
import {NotaCalculation} from './NotaCalculation';
import {NotaHistory} from './NotaHistory';
import {NotaReading, hasReading} from './NotaReading';
import {RejectionHelp} from './RejectionHelp';
import styles from './NotaModal.module.css';

/** The receipt to show, by its id: with its score if it is scored, else with the values read from it. */
export interface OpenNota {
  id: number;
  pontuacao?: Pontuacao;
  unprocessed?: UnprocessedNota;
}

interface Props {
  nota: OpenNota | undefined;
  onClose: () => void;
  /** Shown first: loading and error states. */
  children?: ReactNode;
}

/** The history of a receipt and, once scored, the calculation of its points. */
export function NotaModal({nota, onClose, children}: Props) {
  const {pontuacao, unprocessed} = nota ?? {};
  const rejected = unprocessed && readNotaState(unprocessed.status) === 'reprovada' ? unprocessed : undefined;
  return (
    <Modal
      open={nota !== undefined}
      title={pontuacao ? `Nota ${pontuacao.identificador}` : 'Andamento da nota'}
      onClose={onClose}
    >
      {nota && (
        <div className={styles.parts}>
          {children}
          {pontuacao && (
            <section>
              <h3>Como chegamos aos pontos</h3>
              <p className={styles.where}>
                <b>{pontuacao.loja}</b>
                {`${formatReais(Math.round(pontuacao.totalVenda * 100))} em ${showDate(pontuacao.realizadoEm)}. Os pontos vencem em ${showDate(pontuacao.venceEm)}.`}
              </p>
              <NotaCalculation {...pontuacao} />
            </section>
          )}
          {rejected && (
            <RejectionHelp nota={rejected}>
              {rejected.reenviadaEm ? (
                <p className={styles.resent}>
                  <Icon name="check" size={20} /> Enviada de novo em {showDate(rejected.reenviadaEm)}
                </p>
              ) : (
                <Link className={buttonClass({variant: 'accent', fullWidth: true})} to={PATHS.sendNotaAgain(nota.id)}>
                  Enviar de novo
                </Link>
              )}
            </RejectionHelp>
          )}
          {unprocessed && hasReading(unprocessed) && (
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
