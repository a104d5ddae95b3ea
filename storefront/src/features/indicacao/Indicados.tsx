import {messageOf} from '@clube/api-client';
import {formatPontosInWords} from '@clube/domain';
import {Badge, FailureState, LoadingState, PagedTable, type Column} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useState} from 'react';
import {ShowMore} from '../../components/list-rows/ShowMore';
import {useWide} from '../../components/useWide';
import {indicadosQuery, resumoQuery, type Indicado, type Resumo} from './api';
import styles from './Indicacao.module.css';

const SHOWN_AT_FIRST = 10;

const Validity = ({validado}: Pick<Indicado, 'validado'>) => (
  <Badge tone={validado ? 'ok' : 'waiting'}>{validado ? 'Sim' : 'Não'}</Badge>
);

const COLUMNS: readonly Column<Indicado>[] = [
  {key: 'nome', title: 'Nome', main: true, order: ({nome}) => nome, cell: ({nome}) => <b>{nome}</b>},
  {key: 'cpf', title: 'CPF', cell: ({cpf}) => cpf || '–'},
  {key: 'celular', title: 'Celular', cell: ({celular}) => celular || '–'},
  {
    key: 'validado',
    title: 'Indicação Válida',
    order: ({validado}) => Number(validado),
    cell: ({validado}) => <Validity validado={validado} />,
  },
];

/** The list on a phone, ten at a time. */
function IndicadosList({rows}: {rows: readonly Indicado[]}) {
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  return (
    <>
      <ul className={styles.list}>
        {rows.slice(0, shown).map(({id, nome, cpf, celular, validado}) => (
          <li key={id}>
            <b>{nome}</b>
            {/* Both are empty for a painter whose data were erased. */}
            {cpf && (
              <small>
                <span>CPF {cpf}</span> <span>{celular}</span>
              </small>
            )}
            <span>
              Indicação Válida <Validity validado={validado} />
            </span>
          </li>
        ))}
      </ul>
      <ShowMore shown={shown} more={shown < rows.length} onMore={() => setShown(previous => previous + SHOWN_AT_FIRST)}>
        Mostrar mais ({rows.length - shown})
      </ShowMore>
    </>
  );
}

/** The number of valid referrals, and their points. */
function Summary({resumo: {indicacoes, validas, pontos}}: {resumo: Resumo}) {
  return (
    <p className={styles.summary}>
      <span>
        <b>
          {validas} de {indicacoes}
        </b>{' '}
        {indicacoes === 1 ? 'indicação válida' : 'indicações válidas'}
      </span>
      <span>
        <b>{formatPontosInWords(pontos)}</b> ganhos
      </span>
    </p>
  );
}

/** "Meus indicados": the referred painters, and whether their first receipt was validated. */
export function Indicados({idIndicacao}: {idIndicacao: string}) {
  const {data, error, refetch} = useQuery(indicadosQuery(idIndicacao));
  const {data: resumo} = useQuery(resumoQuery);
  const wide = useWide();
  return (
    <section className={styles.indicados} aria-labelledby="meus-indicados">
      <div className={styles.title}>
        <h2 id="meus-indicados">Meus indicados</h2>
        {resumo && resumo.indicacoes > 0 && <Summary resumo={resumo} />}
      </div>
      {data ? (
        wide || data.length === 0 ? (
          <PagedTable caption="Meus indicados" columns={COLUMNS} rows={data} rowKey={({id}) => id} />
        ) : (
          <IndicadosList rows={data} />
        )
      ) : error ? (
        <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState rows={4} />
      )}
    </section>
  );
}
