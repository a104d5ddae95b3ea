import {messageOf} from '@clube/api-client';
import {formatPontos} from '@clube/domain';
import {FailureState, LoadingState, PagedTable, Scene, type Column} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Link} from 'react-router-dom';
import {showDate} from '../../base/formats';
import {PATHS} from '../../base/paths';
import {useInfo} from '../../base/session/info';
import {Page} from '../../components/Page';
import {usedQuery, type TreinamentoCodigo} from './api';
import {CodigoForm} from './CodigoForm';
import styles from './Treinamentos.module.css';

const COLUMNS: readonly Column<TreinamentoCodigo>[] = [
  {key: 'codigo', title: 'Código', main: true, order: ({codigo}) => codigo, cell: ({codigo}) => <b>{codigo}</b>},
  {
    key: 'valor',
    title: 'Pontos',
    numeric: true,
    order: ({valor}) => valor,
    cell: ({valor}) => <b className="num">+ {formatPontos(valor)}</b>,
  },
  {
    key: 'utilizadoEm',
    title: 'Utilizado em',
    order: ({utilizadoEm}) => utilizadoEm ?? '',
    cell: ({utilizadoEm}) => showDate(utilizadoEm),
  },
];

/** The trainings whose codes were used. */
function Used({pintor}: {pintor: {id: number; cpf: string}}) {
  const {data, error, refetch} = useQuery(usedQuery(pintor));
  return (
    <section className={styles.used} aria-labelledby="codigos-usados">
      <h2 id="codigos-usados">Meus treinamentos</h2>
      {data ? (
        <PagedTable
          caption="Meus treinamentos"
          columns={COLUMNS}
          rows={data}
          rowKey={({id}) => id}
          initialOrder={{key: 'utilizadoEm', descending: true}}
        />
      ) : error ? (
        <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <LoadingState rows={3} />
      )}
    </section>
  );
}

/** The screen that turns a training's code into points. */
export default function Treinamentos() {
  const {data: info} = useInfo();
  if (!info) return null;
  return (
    <Page title="Treinamentos">
      <div className={styles.screen}>
        <div className={styles.card}>
          <div className={styles.words}>
            <p>
              Fez um treinamento do Clube? Digite o código que você recebeu e os pontos entram no seu saldo na hora. Um
              código que vem com uma compra vai junto com a nota, em <Link to={PATHS.sendNota}>Enviar nota</Link>.
            </p>
            <CodigoForm />
          </div>
          <Scene seed="treinamento de texturas" kind="brush" className={styles.drawing} />
        </div>
        <Used pintor={info.profile} />
      </div>
    </Page>
  );
}
