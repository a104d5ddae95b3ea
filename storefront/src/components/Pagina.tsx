import {classes} from '@clube/ui';
import type {ReactNode} from 'react';
import estilos from './Pagina.module.css';

interface Props {
  titulo: string;
  /** Beside the heading. */
  lado?: ReactNode;
  /** For texts and forms, which are read in one column. */
  estreita?: boolean;
  children: ReactNode;
}

/** A screen: its name in the tab, its heading, its contents. */
export function Pagina({titulo, lado, estreita, children}: Props) {
  return (
    <div className={classes(estilos.pagina, estreita && estilos.estreita)}>
      <title>{`${titulo} · Clube do Pintor`}</title>
      <div className={estilos.topo}>
        <h1>{titulo}</h1>
        {lado}
      </div>
      {children}
    </div>
  );
}
