import {messageOf} from '@clube/api-client';
import {formatDate, formatPontos, pontosNoun} from '@clube/domain';
import {Button, Icon, Modal} from '@clube/ui';
import type {UseQueryResult} from '@tanstack/react-query';
import {useState} from 'react';
import {NotaCalculation} from '../../components/nota/NotaCalculation';
import type {Simulated} from './api';
import styles from './Simulator.module.css';

/** The calculation line by line, as for a scored receipt. */
function Account({data: {itens, calculo, codigo}}: {data: Simulated}) {
  return (
    <div className={styles.account}>
      <NotaCalculation itens={itens} calculo={calculo} codigo={codigo?.codigo ?? null} />
      <p className={styles.note}>
        <Icon name="info" size={20} />
        <span>É a mesma conta que pontua as notas, com os valores de hoje. A nota é conferida pela nossa equipe.</span>
      </p>
    </div>
  );
}

/** The points of the purchase, always visible, and their calculation. */
export function Result({query, empty}: {query: UseQueryResult<Simulated>; empty: boolean}) {
  const [open, setOpen] = useState(false);
  const {data, error, refetch, isFetching} = query;
  if (empty)
    return (
      <p className={styles.result} role="status">
        Escolha os produtos: os pontos aparecem aqui.
      </p>
    );
  if (error)
    return (
      <div className={styles.result} role="alert">
        <span>{messageOf(error)}</span>
        <Button variant="secondary" small onClick={() => void refetch()}>
          Tentar de novo
        </Button>
      </div>
    );
  return (
    <div className={styles.result} aria-busy={isFetching}>
      <p role="status">
        <span className={styles.pontos}>{data ? formatPontos(data.pontos) : '…'}</span> {pontosNoun(data?.pontos ?? 0)}
        {data && <small>valem até {formatDate(data.venceEm)}</small>}
      </p>
      <Button className={styles.more} variant="secondary" small disabled={!data} onClick={() => setOpen(true)}>
        Ver a conta
      </Button>
      {data && (
        <div className={styles.beside}>
          <Account data={data} />
        </div>
      )}
      <Modal open={open && data !== undefined} title="Como chegamos aos pontos" onClose={() => setOpen(false)}>
        {data && <Account data={data} />}
      </Modal>
    </div>
  );
}
