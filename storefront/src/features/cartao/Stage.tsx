import {CARTAO_BLOCK_HOURS, DELIVERY_FORECAST_DAYS, cartaoStage, lastDigits} from '@clube/domain';
import {Badge, Button, buttonClass} from '@clube/ui';
import {Link} from 'react-router-dom';
import {PATHS} from '../../base/paths';
import type {Cartao} from '../../base/types';
import {CartaoInstructions} from '../../components/cartao/CartaoInstructions';
import styles from './Cartao.module.css';

/** The card's state in words, and the next step. */
export function Stage({cartao, onUnblock}: {cartao: Cartao | null; onUnblock: () => void}) {
  switch (cartaoStage(cartao)) {
    case 'nenhum':
      return (
        <section className={styles.stage}>
          <h2>Você ainda não tem um cartão</h2>
          <CartaoInstructions />
          <Link className={buttonClass()} to={PATHS.credito}>
            Trocar pontos por crédito
          </Link>
        </section>
      );
    case 'pedido':
      return (
        <section className={styles.stage}>
          <h2>Seu cartão foi pedido</h2>
          <p>
            Enviamos o pedido à operadora. O cartão chega em um envelope no endereço do seu cadastro, em até{' '}
            {DELIVERY_FORECAST_DAYS} dias, já com o crédito que você trocou.
          </p>
          <Link className={buttonClass({variant: 'secondary'})} to={PATHS.resgates}>
            Acompanhar entrega
          </Link>
        </section>
      );
    case 'aCaminho':
      return (
        <section className={styles.stage}>
          <h2>Seu cartão já está a caminho</h2>
          <p>
            Ele tem final <b className="num">{lastDigits(cartao?.numero ?? '')}</b> e chega bloqueado, em um envelope.
          </p>
          {cartao?.emDesbloqueio ? <Waiting /> : <Button onClick={onUnblock}>Meu cartão chegou: desbloquear</Button>}
        </section>
      );
    case 'entregue':
      return cartao && <Delivered cartao={cartao} />;
  }
}

const Waiting = () => (
  <p>
    <Badge tone="waiting">Desbloqueio em andamento</Badge>
  </p>
);

function Delivered({cartao: {bloqueado, emBloqueio, emDesbloqueio}}: {cartao: Cartao}) {
  const term = `A operadora leva até ${CARTAO_BLOCK_HOURS} horas úteis.`;
  if (emDesbloqueio)
    return (
      <section className={styles.stage}>
        <h2>Desbloqueio pedido</h2>
        <Waiting />
        <p>{term}</p>
      </section>
    );
  if (emBloqueio)
    return (
      <section className={styles.stage}>
        <h2>Bloqueio pedido</h2>
        <p>
          <Badge tone="waiting">Bloqueio em andamento</Badge>
        </p>
        <p>{term} Com pressa? Ligue para a central do cartão.</p>
      </section>
    );
  if (bloqueado)
    return (
      <section className={styles.stage}>
        <h2>Cartão bloqueado</h2>
        <p>
          <Badge tone="error" icon="lock">
            Bloqueado
          </Badge>
        </p>
        <p>Para usar o saldo, peça o desbloqueio com o número do cartão. {term}</p>
      </section>
    );
  return (
    <section className={styles.stage}>
      <h2>Cartão pronto para uso</h2>
      <p>
        <Badge tone="ok">Desbloqueado</Badge>
      </p>
      <p>Cada crédito que você troca entra neste mesmo cartão.</p>
    </section>
  );
}
