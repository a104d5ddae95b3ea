import {MAX_SIMULATED_QTDE, formatPontosInWords} from '@clube/domain';
import {IconButton} from '@clube/ui';
import styles from './Simulator.module.css';

interface Props {
  nome: string;
  valorPontos: number | undefined;
  qtde: number;
  onChange: (qtde: number) => void;
}

/** A product of the purchase, with its quantity and a remove button. */
export function ItemRow({nome, valorPontos, qtde, onChange}: Props) {
  return (
    <li className={styles.item}>
      <div>
        <b>{nome}</b>
        {valorPontos !== undefined && <small>{formatPontosInWords(valorPontos)} cada</small>}
      </div>
      <div className={styles.stepper} role="group" aria-label={`Quantidade: ${nome}`}>
        <IconButton
          icon={qtde <= 1 ? 'bin' : 'minus'}
          label={qtde <= 1 ? 'Tirar' : 'Diminuir'}
          onClick={() => onChange(Math.max(0, qtde - 1))}
        />
        <output aria-live="polite">{qtde.toLocaleString('pt-BR')}</output>
        <IconButton
          icon="plus"
          label="Aumentar"
          aria-disabled={qtde >= MAX_SIMULATED_QTDE}
          onClick={() => onChange(Math.min(MAX_SIMULATED_QTDE, qtde + 1))}
        />
      </div>
    </li>
  );
}
