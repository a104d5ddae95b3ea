import {DELIVERY_FORECAST_DAYS} from '@clube/domain';
import styles from './CartaoInstructions.module.css';

const STEPS = [
  [
    'Escolha um crédito',
    'Troque seus pontos por um crédito em reais e informe seu nome completo, como deve sair no cartão.',
  ],
  [
    'Receba o envelope',
    `No primeiro crédito enviamos um envelope com o cartão para o seu endereço, em até ${DELIVERY_FORECAST_DAYS} dias.`,
  ],
  [
    'Desbloqueie e use',
    'O cartão chega bloqueado. Quando ele estiver na sua mão, peça o desbloqueio aqui, pelo número.',
  ],
] as const;

/** How who has no card comes to one. */
export function CartaoInstructions() {
  return (
    <ol className={styles.steps}>
      {STEPS.map(([title, text]) => (
        <li key={title}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
