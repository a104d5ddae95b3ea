import type {ReactNode} from 'react';
import {classes} from '../../classes';
import estilos from './Fita.module.css';

/** A label torn from a roll of masking tape. */
export function Fita({children, className}: {children: ReactNode; className?: string}) {
  return <span className={classes(estilos.fita, className)}>{children}</span>;
}
