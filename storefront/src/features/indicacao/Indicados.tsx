import {messageOf} from '@clube/api-client';
import {formatPontosInWords} from '@clube/domain';
import {Badge, FailureState, LoadingState, PagedTable, type Column} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {indicadosQuery, resumoQuery, type Indicado, type Resumo} from './api';
import styles from './Indicacao.module.css';

const COLUMNS: readonly Column<Indicado>[] = [
  {key: 'nome', title: 'Nome', main: true, order: ({nome}) => nome, cell: ({nome}) => <b>{nome}</b>},
  {key: 'cpf', title: 'CPF', cell: ({cpf}) => cpf},
  {key: 'celular', title: 'Celular', cell: ({celular}) => celular},
  {
    key: 'validado',
    title: 'Indicação Válida',
    order: ({validado}) => Number(validado),
    cell: ({validado}) => <Badge tone={validado ? 'ok' : 'waiting'}>{validado ? 'Sim' : 'Não'}</Badge>,
  },
];

/** What all of them brought: how many count, and their points. */
function Summary({resumo: {indicacoes, validas, pontos}}: {resumo: Resumo}) {
  return (
    <p className={styles.summary}>
      <b>
        {validas} de {indicacoes}
      </b>{' '}
      {indicacoes === 1 ? 'indicação válida' : 'indicações válidas'}
      <span>
        <b>{formatPontosInWords(pontos)}</b> ganhos
      </span>
    </p>
  );
}

/** "Meus indicados": who came, and whose first receipt was validated. */
export function Indicados({idIndicacao}: {idIndicacao: string}) {
  const {data, error, refetch} = useQuery(indicadosQuery(idIndicacao));
  const {data: resumo} = useQuery(resumoQuery);
  return (
    <section className={styles.indicados} aria-labelledby="meus-indicados">
      <div className={styles.title}>
        <h2 id="meus-indicados">Meus indicados</h2>
        {resumo && resumo.indicacoes > 0 && <Summary resumo={resumo} />}
      </div>
      {data ? (
        <PagedTable caption="Meus indicados" columns={COLUMNS} rows={data} rowKey={({id}) => id} />
      ) : error ? (
        <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState rows={4} />
      )}
    </section>
  );
}
