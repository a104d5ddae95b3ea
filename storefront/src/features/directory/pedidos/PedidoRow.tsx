import {messageOf} from '@clube/api-client';
import {
  CONDICAO_LABELS,
  ORCAMENTO_STATE_LABELS,
  countOfRange,
  describeQuestion,
  formatRange,
  formatTelefone,
  type OrcamentoOutcome,
} from '@clube/domain';
import {Button, Icon, buttonClass, notify} from '@clube/ui';
import {useMutation, useQueryClient} from '@tanstack/react-query';
import {showDateTime} from '../../../base/formats';
import {focusFallback} from '../../../components/focus-fallback';
import {pedidosQuery, settlePedido, type Pedido} from './api';
import styles from './Pedidos.module.css';

/** What the customer was told before the request. */
function Estimated({estimativa}: {estimativa: NonNullable<Pedido['estimativa']>}) {
  const {pergunta, resposta} = estimativa;
  const facts = [
    ['Pediu', describeQuestion(pergunta)],
    ['Paredes', CONDICAO_LABELS[pergunta.condicao]],
    ['Área', `${formatRange(resposta.area)} m²`],
    ['Tinta', `${countOfRange(resposta.litros, 'litro', 'litros')}, ${pergunta.acabamento}`],
    ['Viu', `mão de obra de R$ ${formatRange(resposta.maoDeObra)}, ${countOfRange(resposta.dias, 'dia', 'dias')}`],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** One customer's request for a call, or its result. */
export function PedidoRow({pedido}: {pedido: Pedido}) {
  const {id, estado, nome, celular, mensagem, estimativa, confirmadoEm} = pedido;
  const queryClient = useQueryClient();
  const settling = useMutation({
    mutationFn: settlePedido,
    meta: {silencioso: true},
    onSuccess: async ({mensagem: message}) => {
      notify.success(message);
      await queryClient.invalidateQueries({queryKey: pedidosQuery.queryKey});
    },
    onError: error => notify.error(messageOf(error)),
  });
  const settle = (outcome: OrcamentoOutcome): void => {
    if (!settling.isPending) settling.mutate({id, estado: outcome});
  };
  const of = <span className="visually-hidden"> de {nome}</span>;
  const open = estado === 'aberto';
  return (
    <li className={styles.pedido} ref={focusFallback}>
      <p className={styles.head}>
        <b>{nome}</b>
        <time dateTime={confirmadoEm ?? ''}>{showDateTime(confirmadoEm)}</time>
      </p>
      {mensagem && <p className={styles.words}>{mensagem}</p>}
      {estimativa && <Estimated estimativa={estimativa} />}
      {open ? (
        <>
          <div className={styles.actions}>
            <a className={buttonClass({variant: 'accent'})} href={`tel:+55${celular}`}>
              <Icon name="telephone" size={20} /> Ligar para {formatTelefone(celular)}
            </a>
            <a
              className={buttonClass({variant: 'secondary'})}
              href={`https://wa.me/55${celular}`}
              target="_blank"
              rel="noreferrer"
            >
              <Icon name="whatsapp" size={20} /> WhatsApp{of}
            </a>
          </div>
          <div className={styles.outcome} role="group" aria-label={`O que deu o pedido de ${nome}`}>
            <span>Como terminou?</span>
            <Button variant="secondary" small aria-disabled={settling.isPending} onClick={() => settle('combinado')}>
              Combinamos
            </Button>
            <Button variant="secondary" small aria-disabled={settling.isPending} onClick={() => settle('sem_acordo')}>
              Não deu certo
            </Button>
          </div>
        </>
      ) : (
        <div className={styles.outcome}>
          <span>{ORCAMENTO_STATE_LABELS[estado]}</span>
          <Button variant="secondary" small aria-disabled={settling.isPending} onClick={() => settle('aberto')}>
            Abrir de novo<span className="visually-hidden"> o pedido de {nome}</span>
          </Button>
        </div>
      )}
    </li>
  );
}
