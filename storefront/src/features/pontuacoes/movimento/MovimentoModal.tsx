import {messageOf} from '@clube/api-client';
import {civilDateOf, formatPontos, pontosNoun} from '@clube/domain';
import {FailureState, LoadingState, Modal, buttonClass} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Link} from 'react-router-dom';
import {showDate, showDateTime, signedPontos} from '../../../base/formats';
import {scoredNotaQuery, unprocessedNotaQuery} from '../../../base/notas/queries';
import {PATHS} from '../../../base/paths';
import type {Movimento} from '../../../base/types';
import {NotaModal} from '../../../components/nota/NotaModal';
import {textsOf} from '../feed/texts';
import styles from './MovimentoModal.module.css';

interface Props {
  row: Movimento;
  onClose: () => void;
}

/** A receipt: the calculation of its points, or the values read and the reason for no points. */
function NotaOfMovimento({row: {estadoNota}, id, onClose}: Props & {id: number}) {
  const isScored = estadoNota === 'pontuada';
  const scored = useQuery({...scoredNotaQuery(id), enabled: isScored});
  const unscored = useQuery({...unprocessedNotaQuery(id), enabled: !isScored});
  const {data, error, refetch} = isScored ? scored : unscored;
  return (
    <NotaModal
      nota={{id, ...(scored.data && {pontuacao: scored.data}), ...(unscored.data && {unprocessed: unscored.data})}}
      onClose={onClose}
    >
      {error ? (
        <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        data === undefined && <LoadingState rows={3} />
      )}
    </NotaModal>
  );
}

/** Another movement: points, time, and the balance before and after. */
function Entry({row}: {row: Movimento}) {
  const {pontos, saldoApos, quando, venceEm, idResgate} = row;
  const {detail} = textsOf(row, civilDateOf(new Date()));
  return (
    <div className={styles.entry}>
      {pontos !== null && (
        <p className={styles.pontos}>
          {signedPontos(pontos)} {pontosNoun(pontos)}
        </p>
      )}
      <p>{detail}</p>
      <dl>
        <div>
          <dt>Quando</dt>
          <dd>{showDateTime(quando)}</dd>
        </div>
        {pontos !== null && saldoApos !== null && (
          <div>
            <dt>Saldo</dt>
            <dd>
              de {formatPontos(saldoApos - pontos)} para {formatPontos(saldoApos)}
            </dd>
          </div>
        )}
        {venceEm && (
          <div>
            <dt>Validade</dt>
            <dd>{showDate(venceEm)}</dd>
          </div>
        )}
      </dl>
      {idResgate !== null && (
        <Link className={buttonClass({fullWidth: true})} to={PATHS.resgate(idResgate)}>
          Ver o resgate
        </Link>
      )}
    </div>
  );
}

/** The details of one row of the feed. */
export function MovimentoModal({row, onClose}: Props) {
  if (row.idNota !== null) return <NotaOfMovimento row={row} id={row.idNota} onClose={onClose} />;
  return (
    <Modal open title={textsOf(row, civilDateOf(new Date())).title} onClose={onClose}>
      <Entry row={row} />
    </Modal>
  );
}
