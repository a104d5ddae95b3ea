import type {ReactNode} from 'react';
import estilos from './Celulas.module.css';

/** A name and, under it in small, what helps to tell it from others. */
export function Dupla({children, abaixo}: {children: ReactNode; abaixo?: ReactNode}) {
  return (
    <span className={estilos.dupla}>
      <b>{children}</b>
      {abaixo && <small>{abaixo}</small>}
    </span>
  );
}

/** Numbers that must not be broken over two lines. */
export function Junto({children}: {children: ReactNode}) {
  return <span className={estilos.junto}>{children}</span>;
}
