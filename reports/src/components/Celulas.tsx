import {classes} from '@clube/ui';
import type {ReactNode} from 'react';
import estilos from './Celulas.module.css';

/** Something and, under it in small, what belongs to it; `leve` where the upper line is not the row's name. */
export function Dupla({children, abaixo, leve}: {children: ReactNode; abaixo?: ReactNode; leve?: boolean}) {
  return (
    <span className={classes(estilos.dupla, leve && estilos.leve)}>
      <b>{children}</b>
      {abaixo && <small>{abaixo}</small>}
    </span>
  );
}

/** Numbers that must not be broken over two lines. */
export function Junto({children}: {children: ReactNode}) {
  return <span className={estilos.junto}>{children}</span>;
}
