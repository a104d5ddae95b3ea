import {Cena} from '@clube/ui';
import type {ReactNode} from 'react';
import estilos from './Entrada.module.css';

/** The frame of the short public pages: a card, and where there is room a scene beside it. */
export function Entrada({titulo, semente, children}: {titulo: string; semente: string; children: ReactNode}) {
  return (
    <div className={estilos.entrada}>
      <title>{`${titulo} · Clube do Pintor`}</title>
      <Cena semente={semente} className={estilos.desenho} />
      <div className={estilos.cartao}>
        <h1>{titulo}</h1>
        {children}
      </div>
    </div>
  );
}
