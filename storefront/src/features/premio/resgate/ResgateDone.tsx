import {
  CREDIT_FORECAST_WORKING_DAYS,
  DELIVERY_FORECAST_DAYS,
  RESGATE_DONE,
  countOf,
  formatPontosInWords,
  isShipped,
} from '@clube/domain';
import {Drawing, Modal, buttonClass} from '@clube/ui';
import {Link} from 'react-router-dom';
import {showDate} from '../../../base/formats';
import {PATHS} from '../../../base/paths';
import type {Premio} from '../../../base/types';
import type {ResgateDone as Answer} from '../api';
import styles from '../Premio.module.css';

interface Props {
  done: Answer;
  /** The painter has a confirmed e-mail address; e-mails are sent to no other. */
  hasEmail: boolean;
  tipo: Premio['tipo'];
  sendsCartao: boolean;
  onClose: () => void;
}

function termOf(tipo: Premio['tipo']): string {
  if (isShipped(tipo)) return `A entrega leva até ${countOf(DELIVERY_FORECAST_DAYS, 'dia', 'dias')}`;
  const what = tipo === 'credito' ? 'O crédito entra no cartão' : 'A recarga entra';
  return `${what} em até ${countOf(CREDIT_FORECAST_WORKING_DAYS, 'dia útil', 'dias úteis')}`;
}

/** The order is placed and paid: shows the new balance, and what happens next. */
export function ResgateDone({done, hasEmail, tipo, sendsCartao, onClose}: Props) {
  const {saldoNovo, resgate} = done;
  return (
    <Modal
      open
      title={RESGATE_DONE}
      onClose={onClose}
      footer={
        <>
          <Link className={buttonClass({variant: 'secondary'})} to={PATHS.loja}>
            Voltar à loja
          </Link>
          <Link className={buttonClass()} to={PATHS.resgates}>
            Acompanhar entrega
          </Link>
        </>
      }
    >
      <div className={styles.done}>
        <Drawing name="gift" color="zarcao" size={104} />
        <p>Seu saldo atual é de {formatPontosInWords(saldoNovo)}.</p>
      </div>
      <h3 className={styles.nextTitle}>O que acontece agora</h3>
      <ol className={styles.next}>
        {hasEmail && <li>A confirmação vai para o seu e-mail.</li>}
        {sendsCartao && (
          <li>
            Pedimos o seu cartão: ele vai num envelope para o endereço do <Link to={PATHS.profile}>seu cadastro</Link>,
            em até {DELIVERY_FORECAST_DAYS} dias.
          </li>
        )}
        <li>
          {termOf(tipo)}
          {resgate.previsaoEntrega && <>: a previsão é {showDate(resgate.previsaoEntrega)}</>}.
        </li>
        <li>Em Resgates você acompanha cada passo. Quando receber, conte na página do prêmio o que achou.</li>
      </ol>
    </Modal>
  );
}
