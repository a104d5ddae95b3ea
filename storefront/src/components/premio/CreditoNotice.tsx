import {Icon} from '@clube/ui';
import styles from './CreditoNotice.module.css';

/** What a painter without a card has to know before asking for a credit. */
export function CreditoNotice() {
  return (
    <div className={styles.notice}>
      <Icon name="info" size={22} />
      <div>
        <b>Seu primeiro crédito leva o cartão até você</b>
        <ul>
          <li>Informe o seu nome completo: é o que vai impresso nele.</li>
          <li>O cartão vai num envelope para o endereço de entrega. É um só por CPF.</li>
          <li>Os próximos créditos entram nele como recarga.</li>
        </ul>
      </div>
    </div>
  );
}
