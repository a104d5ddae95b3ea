import type {ReactNode} from 'react';
import estilos from './Secao.module.css';

interface Props {
  /** The anchor that figures lead to. */
  id: string;
  titulo: string;
  /** Of what period the rows are, and what they count. */
  dica: string;
  /** What can be done with the whole section: search, export. */
  acoes?: ReactNode;
  children: ReactNode;
}

/** A part of the report: a heading that can be jumped to, the period it covers, then its contents. */
export function Secao({id, titulo, dica, acoes, children}: Props) {
  return (
    <section className={estilos.secao} aria-labelledby={id}>
      <div className={estilos.topo}>
        <div>
          <h2 id={id} tabIndex={-1}>
            {titulo}
          </h2>
          <p className={estilos.dica}>{dica}</p>
        </div>
        {acoes && <div className={estilos.acoes}>{acoes}</div>}
      </div>
      {children}
    </section>
  );
}
