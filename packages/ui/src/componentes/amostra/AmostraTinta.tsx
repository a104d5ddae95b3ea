import type {CSSProperties, ReactNode} from 'react';
import {Icone} from '../../icones';
import {classes} from '../../classes';
import type {CorTinta} from '../../ilustracoes';
import estilos from './AmostraTinta.module.css';

interface Props {
  children: string;
  ativa: boolean;
  onValueChange: () => void;
  cor: CorTinta;
}

/** A filter drawn as a paint chip. */
export function AmostraTinta({children, ativa, onValueChange, cor}: Props) {
  const tinta = {'--cor': `var(--${cor})`} as CSSProperties;
  return (
    <button
      type="button"
      className={estilos.amostra}
      style={tinta}
      aria-pressed={ativa}
      title={children}
      onClick={onValueChange}
    >
      <i>{ativa && <Icone nome="certo" tamanho={18} />}</i>
      <span>{children}</span>
    </button>
  );
}

/** The card of chips: a row that scrolls on a phone, a block beside a list. */
export function FileiraAmostras({rotulo, quebra, children}: {rotulo: string; quebra?: boolean; children: ReactNode}) {
  return (
    <div className={classes(estilos.fileira, quebra && estilos.quebra)} role="group" aria-label={rotulo}>
      {children}
    </div>
  );
}
