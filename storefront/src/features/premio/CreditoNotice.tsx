import {Icon} from '@clube/ui';
import styles from './Premio.module.css';

/** What a painter without a card has to know before asking for a credit. */
export function CreditoNotice() {
  return (
    <div className={styles.notice}>
      <Icon name="info" size={22} />
      <div>
        <b>Seu primeiro crédito leva o cartão até você</b>
        <ul>
          <li>Informe o seu nome completo, como está no documento: é o que vai impresso no cartão.</li>
          <li>Um envelope com o cartão vai para o endereço de entrega. O cartão é um só por CPF.</li>
          <li>O crédito deste resgate já vem no cartão; os próximos entram nele como recarga.</li>
        </ul>
      </div>
    </div>
  );
}
