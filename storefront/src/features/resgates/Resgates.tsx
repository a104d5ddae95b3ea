import {messageOf} from '@clube/api-client';
import {CANCELLED, DELETED, formatPontos} from '@clube/domain';
import {EmptyState, FailureState, Icon, PagedTable, buttonClass, classes} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {Link, useSearchParams} from 'react-router-dom';
import {KEEP_SCROLL_POSITION} from '../../base/scroll/memory';
import {PATHS} from '../../base/paths';
import {showDate} from '../../base/formats';
import {whatsappLink} from '../../base/support';
import type {Resgate} from '../../base/types';
import {ListLoading} from '../../components/list-rows/ListLoading';
import rows from '../../components/list-rows/ListRows.module.css';
import {Page} from '../../components/Page';
import {resgatesQuery} from './api';
import {resgateColumns} from './columns';
import {ResgateModal} from './ResgateModal';
import {ResgatePhoto} from './ResgatePhoto';
import styles from './Resgates.module.css';
import {sentenceOf} from './sentence';

/** On a phone: prize, state, price. */
function ResgateRow({resgate, onOpen}: {resgate: Resgate; onOpen: (resgate: Resgate) => void}) {
  const {premio, qtde, pontosGastos, resgatadoEm, status, obs} = resgate;
  const cancelled = status === CANCELLED || status === DELETED;
  return (
    <li className={rows.row}>
      <ResgatePhoto resgate={resgate} sizes="64px" />
      <button type="button" className={rows.open} onClick={() => onOpen(resgate)}>
        <b>{qtde > 1 ? `${qtde} × ${premio}` : premio}</b>
        <small className={classes(cancelled && rows.alarm)}>{sentenceOf(resgate)}</small>
        {obs && <small>{obs}</small>}
      </button>
      <span className={rows.side}>
        {cancelled ? <s>−{formatPontos(pontosGastos)}</s> : `−${formatPontos(pontosGastos)}`}
        <span className="visually-hidden"> pontos</span>
        <small>{showDate(resgatadoEm)}</small>
      </span>
    </li>
  );
}

/** The open order is in the URL: notices and the points feed link to it. */
function useOpened(orders: readonly Resgate[] | undefined) {
  const [params, setParams] = useSearchParams();
  const opened = orders?.find(({id}) => String(id) === params.get('resgate'));
  const open = ({id}: Resgate) => setParams({resgate: String(id)}, {state: KEEP_SCROLL_POSITION});
  const close = () => setParams({}, {replace: true, state: KEEP_SCROLL_POSITION});
  return {opened, open, close};
}

function ResgateList() {
  const {data, error, refetch} = useQuery(resgatesQuery);
  const {opened, open, close} = useOpened(data);
  if (error && !data) return <FailureState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <ListLoading />;
  if (data.length === 0)
    return (
      <EmptyState
        title="Nenhum resgate ainda"
        seed="resgates"
        action={
          <Link className={buttonClass()} to={PATHS.loja}>
            Ver os prêmios
          </Link>
        }
      >
        Quando você trocar pontos por um prêmio, a entrega aparece aqui.
      </EmptyState>
    );
  return (
    <>
      <ul className={classes(rows.rows, styles.list)} aria-label="Meus resgates">
        {data.map(resgate => (
          <ResgateRow key={resgate.id} resgate={resgate} onOpen={open} />
        ))}
      </ul>
      <div className={styles.table}>
        <PagedTable
          caption="Meus resgates"
          columns={resgateColumns(open)}
          rows={data}
          rowKey={resgate => resgate.id}
          initialOrder={{key: 'resgatadoEm', descending: true}}
        />
      </div>
      <ResgateModal resgate={opened} onClose={close} />
    </>
  );
}

/** The painter's orders with their states. */
export default function Resgates() {
  return (
    <Page
      title="Resgates"
      aside={
        <a
          className={buttonClass({variant: 'secondary', small: true})}
          href={whatsappLink('Olá! Preciso de ajuda com um resgate do Clube do Pintor.')}
          target="_blank"
          rel="noreferrer"
        >
          <Icon name="whatsapp" size={20} /> Ajuda por WhatsApp
        </a>
      }
    >
      <div className={styles.screen}>
        <ResgateList />
      </div>
    </Page>
  );
}
