import type {CSSProperties, ReactNode} from 'react';
import estilos from './Proporcao.module.css';

/** A figure over a stroke as long as its share (0 to 1) of the largest: the eye compares before it reads. */
export function Proporcao({parte, children}: {parte: number; children: ReactNode}) {
  return (
    <span className={estilos.proporcao}>
      {children}
      <i style={{'--parte': `${Math.max(1, Math.round(parte * 100))}%`} as CSSProperties} aria-hidden />
    </span>
  );
}
