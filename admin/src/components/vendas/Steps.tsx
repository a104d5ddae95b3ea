import {formatPontos, type PontuacaoStep} from '@clube/domain';
import type {ReactNode} from 'react';
import {numberOrDash} from '../format/values';
import styles from './Steps.module.css';

interface Props {
  steps: readonly PontuacaoStep[];
  total: number;
  /** Further remarks, below the calculation. */
  children?: ReactNode;
}

const changesAnything = ({operacao, valor: value}: PontuacaoStep): boolean => operacao !== '×' || value !== 1;

/** The calculation as a sentence: 6.768 pontos = 2.820 dos produtos × 1,2 nível Prata × 2 revenda master. */
export function Steps({steps, total, children}: Props) {
  return (
    <div className={styles.calculation} aria-live="polite">
      <p className={styles.sum}>
        <span className={styles.total}>{formatPontos(total)}</span> {Math.abs(total) === 1 ? 'ponto' : 'pontos'}
      </p>
      <div className={styles.why}>
        <p className={styles.steps}>
          {steps.filter(changesAnything).map(step => (
            <span key={step.tipo} className={styles.step}>
              {step.operacao ?? '·'} {step.operacao && <b>{numberOrDash(step.valor)}</b>} {label(step)}
            </span>
          ))}
        </p>
        {children}
      </div>
    </div>
  );
}

/** Within the sentence labels begin in lower case; a level's name keeps its capital. */
function label({tipo, rotulo: text}: PontuacaoStep): string {
  if (tipo === 'itens') return 'dos produtos';
  return text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1);
}
