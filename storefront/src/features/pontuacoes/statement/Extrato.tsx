import {messageOf} from '@clube/api-client';
import {civilDateOf, formatPontos} from '@clube/domain';
import {Button, EmptyState, FailureState, classes, notify} from '@clube/ui';
import {useInfiniteQuery, useMutation} from '@tanstack/react-query';
import {monthName, dayOf, showDate, signedPontos} from '../../../base/formats';
import type {Movimento} from '../../../base/types';
import {ListLoading} from '../../../components/list-rows/ListLoading';
import {ShowMore, nextPageOf} from '../../../components/list-rows/ShowMore';
import {movimentosQuery, statementFile} from '../api';
import {grouped, statementTextsOf} from '../feed/texts';
import styles from './Extrato.module.css';

function Entry({row}: {row: Movimento}) {
  const {title, detail} = statementTextsOf(row);
  const {pontos, saldoApos, quando} = row;
  return (
    <tr>
      <td className={styles.day}>{showDate(quando).slice(0, 5)}</td>
      <td>
        <b>{title}</b>
        <small>
          <span className={styles.dayInside}>
            {showDate(quando).slice(0, 5)}
            {detail && '\u00a0· '}
          </span>
          {detail}
          {saldoApos !== null && (
            <span className={styles.saldoInside}>
              <br />
              Saldo {formatPontos(saldoApos)}
            </span>
          )}
        </small>
      </td>
      <td className={classes(styles.number, pontos !== null && pontos > 0 && styles.in)}>
        {pontos === null ? '–' : signedPontos(pontos)}
      </td>
      <td className={classes(styles.number, styles.saldo)}>{saldoApos === null ? '–' : formatPontos(saldoApos)}</td>
    </tr>
  );
}

function Download() {
  const {mutate, isPending} = useMutation({
    mutationFn: statementFile,
    onSuccess: link => link && window.location.assign(link),
    onError: error => notify.error(messageOf(error)),
  });
  return (
    <Button variant="secondary" small icon="download" busy={isPending && 'Preparando…'} onClick={() => mutate()}>
      Baixar em planilha
    </Button>
  );
}

/** The points statement like a bank's: every entry with the balance after it, by month. */
export default function Extrato() {
  const query = useInfiniteQuery(movimentosQuery('extrato'));
  const {data, error, refetch} = query;
  if (error && !data) return <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListLoading />;
  const today = civilDateOf(new Date());
  const entries = [...new Map(data.pages.flatMap(page => page.rows).map(row => [row.id, row])).values()];
  if (entries.length === 0)
    return (
      <EmptyState title="Nenhum movimento ainda" seed="extrato">
        Cada ponto que entrar ou sair aparece aqui, com o saldo depois dele.
      </EmptyState>
    );
  return (
    <section className={styles.extrato} aria-labelledby="extrato">
      <div className={styles.top}>
        <h2 id="extrato">Extrato</h2>
        <Download />
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">Extrato dos pontos, do mais novo ao mais antigo</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.day}>
              Dia
            </th>
            <th scope="col">Movimento</th>
            <th scope="col" className={styles.number}>
              Pontos
            </th>
            <th scope="col" className={classes(styles.number, styles.saldo)}>
              Saldo
            </th>
          </tr>
        </thead>
        {grouped(entries, ({quando}) => monthName(dayOf(quando), today)).map(({name, rows}) => (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={4} className={styles.month}>
                {name}
              </th>
            </tr>
            {rows.map(row => (
              <Entry key={row.id} row={row} />
            ))}
          </tbody>
        ))}
      </table>
      <ShowMore shown={entries.length} {...nextPageOf(query)}>
        Mostrar mais
      </ShowMore>
    </section>
  );
}
