import {formatarPontos, type PassoPontuacao} from '@clube/domain';
import type {ReactNode} from 'react';
import {numeroOuNada} from '../formatos';
import estilos from './Passos.module.css';

interface Props {
  passos: readonly PassoPontuacao[];
  total: number;
  /** Below the sum: what else is to be said of it. */
  children?: ReactNode;
}

const mudaAlgo = ({operacao, valor}: PassoPontuacao): boolean => operacao !== '×' || valor !== 1;

/** The sum as a sentence: 6.768 pontos = 2.820 dos produtos × 1,2 nível Prata × 2 revenda master. */
export function Passos({passos, total, children}: Props) {
  return (
    <div className={estilos.conta} aria-live="polite">
      <p className={estilos.soma}>
        <span className={estilos.total}>{formatarPontos(total)}</span> {Math.abs(total) === 1 ? 'ponto' : 'pontos'}
      </p>
      <div className={estilos.porque}>
        <p className={estilos.passos}>
          {passos.filter(mudaAlgo).map(passo => (
            <span key={passo.tipo} className={estilos.passo}>
              {passo.operacao ?? '·'} {passo.operacao && <b>{numeroOuNada(passo.valor)}</b>} {rotulo(passo)}
            </span>
          ))}
        </p>
        {children}
      </div>
    </div>
  );
}

/** Inside a sentence the labels begin small; a level's name keeps its capital. */
function rotulo({tipo, rotulo: texto}: PassoPontuacao): string {
  if (tipo === 'itens') return 'dos produtos';
  return texto.charAt(0).toLocaleLowerCase('pt-BR') + texto.slice(1);
}
