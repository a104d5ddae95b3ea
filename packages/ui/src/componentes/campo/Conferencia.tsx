import type {ReactNode} from 'react';
import {Icone} from '../../icones';
import estilos from './Conferencia.module.css';

/** How a value came into a field by itself: nothing to check, or something, and why. */
export interface Conferencia {
  tom: 'certa' | 'duvida';
  /** Beside the label, in a word or two: where the value is from. */
  rotulo?: string | undefined;
  /** Read along with the field; where there is a doubt, shown too while the field is pointed at or in use. */
  porque?: ReactNode;
}

/** The mark at the label: a quiet tick, or a sign that somebody should look. */
export function MarcaConferencia({conferencia: {tom, rotulo}}: {conferencia: Conferencia}) {
  return (
    <span className={tom === 'certa' ? estilos.certa : estilos.duvida}>
      <Icone nome={tom === 'certa' ? 'certo' : 'alerta'} tamanho={14} titulo={tom === 'certa' ? 'Certo' : 'Conferir'} />
      {rotulo && <span className={estilos.rotulo}>{rotulo}</span>}
    </span>
  );
}

export function PorqueConferencia({conferencia, id}: {conferencia: Conferencia; id: string}) {
  return (
    <p className={conferencia.tom === 'certa' ? estilos.calado : estilos.porque} id={id}>
      {conferencia.porque}
    </p>
  );
}
