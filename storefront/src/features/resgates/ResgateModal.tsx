import {messageOf} from '@clube/api-client';
import {IN_TRANSIT, NOT_DELIVERED, formatPontos} from '@clube/domain';
import {FailureState, Icon, LoadingState, Modal, buttonClass} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {showDate, showDateTime} from '../../base/formats';
import {whatsappLink} from '../../base/support';
import type {Resgate} from '../../base/types';
import {midiasQuery, timelineQuery} from './api';
import {eventText} from './events';
import timeline from '../../components/nota/Timeline.module.css';
import {ResgatePhoto} from './ResgatePhoto';
import styles from './Resgates.module.css';
import {sentenceOf} from './sentence';

function Way({resgate}: {resgate: Resgate}) {
  const {id, status, previsaoEntrega} = resgate;
  const {data, error, refetch} = useQuery(timelineQuery(id));
  if (error && !data) return <FailureState compact message={messageOf(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState rows={3} />;
  return (
    <ol className={timeline.history}>
      {data.map((event, i) => {
        const text = eventText(event);
        return (
          text && (
            <li key={i}>
              <b>{text}</b>
              <time dateTime={event.ocorridoEm}>{showDateTime(event.ocorridoEm)}</time>
            </li>
          )
        );
      })}
      {(status === NOT_DELIVERED || status === IN_TRANSIT) && (
        <li className={styles.later}>
          <b>Entrega</b>
          <span>prevista até {showDate(previsaoEntrega)}</span>
        </li>
      )}
    </ol>
  );
}

/** Photos and videos of the delivery; nothing if there are none. */
function Midias({id}: {id: number}) {
  const {data} = useQuery(midiasQuery(id));
  if (!data?.length) return null;
  return (
    <section>
      <h3>Fotos e vídeos</h3>
      <ul className={styles.midias}>
        {data.map(({id: midiaId, midia, premio}, i) => (
          <li key={midiaId}>
            <a
              href={midia.url}
              target="_blank"
              rel="noreferrer"
              aria-label={`${midia.tipo === 'foto' ? 'Foto' : 'Vídeo'} ${i + 1}: ${premio}`}
            >
              {midia.tipo === 'foto' ? <img src={midia.url} alt="" loading="lazy" /> : <Icon name="play" size={32} />}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Facts({resgate}: {resgate: Resgate}) {
  const {qtde, obs, pontosGastos, saldoAnterior, entregaEndereco, entregaNome, observacao, id} = resgate;
  const facts: [string, string | number | null][] = [
    ['Número', id],
    ['Quantidade', qtde],
    ['Opção', obs],
    ['Pontos', formatPontos(pontosGastos)],
    ['Saldo antes', formatPontos(saldoAnterior)],
    ['Entrega', [entregaNome, entregaEndereco].filter(Boolean).join(' · ')],
    ['Observação', observacao],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** One order: its state, history, and the support contact. */
export function ResgateModal({resgate, onClose}: {resgate: Resgate | undefined; onClose: () => void}) {
  return (
    <Modal open={resgate !== undefined} title={resgate?.premio ?? ''} onClose={onClose}>
      {resgate && (
        <div className={styles.parts}>
          <div className={styles.head}>
            <ResgatePhoto resgate={resgate} sizes="96px" />
            <p>{sentenceOf(resgate)}</p>
          </div>
          <section>
            <h3>Andamento</h3>
            <Way resgate={resgate} />
          </section>
          <Midias id={resgate.id} />
          <section>
            <h3>O pedido</h3>
            <Facts resgate={resgate} />
          </section>
          <a
            className={buttonClass({variant: 'secondary', fullWidth: true})}
            href={whatsappLink(
              `Olá! Preciso de ajuda com o resgate ${resgate.id} (${resgate.premio}) do Clube do Pintor.`,
            )}
            target="_blank"
            rel="noreferrer"
          >
            <Icon name="whatsapp" size={20} /> Ajuda com este resgate
          </a>
        </div>
      )}
    </Modal>
  );
}
