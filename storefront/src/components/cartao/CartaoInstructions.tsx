import {DELIVERY_FORECAST_DAYS} from '@clube/domain';
import {Icon} from '@clube/ui';
import styles from './CartaoInstructions.module.css';

const STEPS = [
  [
    'Escolha um crédito',
    'Troque seus pontos por um crédito em reais e informe seu nome completo: é o que vai impresso no cartão.',
  ],
  [
    'Receba o envelope',
    `O cartão vai num envelope para o endereço do seu cadastro, em até ${DELIVERY_FORECAST_DAYS} dias. É um só por CPF: os próximos créditos entram nele como recarga.`,
  ],
  ['Desbloqueie e use', 'Ele chega bloqueado. Com ele na mão, peça o desbloqueio na página do cartão, pelo número.'],
] as const;

const Steps = () => (
  <ol className={styles.steps}>
    {STEPS.map(([title, text]) => (
      <li key={title}>
        <b>{title}</b>
        <span>{text}</span>
      </li>
    ))}
  </ol>
);

/** How to get a card, for painters without one; with a title it is a highlighted box. */
export function CartaoInstructions({title}: {title?: string}) {
  if (!title) return <Steps />;
  return (
    <div className={styles.notice}>
      <p>
        <Icon name="card" size={22} />
        <strong>{title}</strong>
      </p>
      <Steps />
    </div>
  );
}
