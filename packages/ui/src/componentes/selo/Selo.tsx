import type {ReactNode} from 'react';
import {Icone, type NomeIcone} from '../../icones';
import {classes} from '../../classes';
import estilos from './Selo.module.css';

export type TomSelo = 'ok' | 'espera' | 'erro' | 'info' | 'neutro';

const ICONE_DO_TOM: Record<TomSelo, NomeIcone> = {
  ok: 'certo',
  espera: 'relogio',
  erro: 'reprovado',
  info: 'info',
  neutro: 'circulo',
};

/** A state: colour, drawing and word say the same, so that none is needed to understand the others. */
export function Selo({tom, icone, children}: {tom: TomSelo; icone?: NomeIcone; children: ReactNode}) {
  return (
    <span className={classes(estilos.selo, estilos[tom])}>
      <Icone nome={icone ?? ICONE_DO_TOM[tom]} tamanho={15} />
      {children}
    </span>
  );
}
