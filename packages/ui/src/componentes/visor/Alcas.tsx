import type {CantosLidos} from '@clube/domain';
import {useRef, type KeyboardEvent, type PointerEvent} from 'react';
import {classes} from '../../classes';
import {moverCanto, naFolha, nomeDoCanto, pontoNaFolha} from './ajuste';
import type {Contorno} from './contornos';
import estilos from './Visor.module.css';

interface Props {
  contorno: Contorno;
  onAdjust: (cantos: CantosLidos) => void;
  /** Degrees, a multiple of 90. */
  giro: number;
}

/** Of the page's side, for a press of a key; with Shift. */
const PASSO = 0.01;
const PASSO_FINO = 0.002;
const SETAS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The corners of an outline, to be dragged or moved by the arrow keys. */
export function Alcas({contorno: {cantos, rotulo, tom = 'ocre'}, onAdjust, giro}: Props) {
  // A handle is taken hold of beside its corner: the corner keeps its distance and does not jump.
  const desvio = useRef<readonly [number, number]>([0, 0]);
  const pontoDe = (evento: PointerEvent<HTMLButtonElement>): readonly [number, number] => {
    const folha = evento.currentTarget.parentElement ?? evento.currentTarget;
    return pontoNaFolha(evento, folha.getBoundingClientRect(), giro);
  };
  const pegar = (qual: number, evento: PointerEvent<HTMLButtonElement>): void => {
    evento.currentTarget.setPointerCapture(evento.pointerId);
    const [x, y] = pontoDe(evento);
    const [cx = 0, cy = 0] = cantos[qual] ?? [];
    desvio.current = [cx - x, cy - y];
  };
  const arrastar = (qual: number, evento: PointerEvent<HTMLButtonElement>): void => {
    if (!evento.currentTarget.hasPointerCapture(evento.pointerId)) return;
    const [x, y] = pontoDe(evento);
    const [dx, dy] = desvio.current;
    onAdjust(moverCanto(cantos, qual, [x + dx, y + dy]));
  };
  const teclar = (qual: number, evento: KeyboardEvent): void => {
    const seta = SETAS[evento.key];
    if (!seta) return;
    evento.preventDefault();
    const passo = evento.shiftKey ? PASSO_FINO : PASSO;
    const [dx, dy] = naFolha(seta, giro);
    const [x = 0, y = 0] = cantos[qual] ?? [];
    onAdjust(moverCanto(cantos, qual, [x + dx * passo, y + dy * passo]));
  };
  return cantos.map(([x, y], qual) => {
    const nome = nomeDoCanto(cantos, qual, giro);
    const [ox, oy] = cantos[(qual + 2) % 4] ?? [0, 0];
    return (
      <button
        // The corner stays the same one wherever it goes.
        key={`canto-${qual}`}
        type="button"
        className={classes(estilos.alca, estilos[tom])}
        style={{
          left: `${x * 100}%`,
          top: `${y * 100}%`,
          translate: `${x > ox ? -100 : 0}% ${y > oy ? -100 : 0}%`,
        }}
        aria-label={rotulo ? `${rotulo}, ${nome}` : nome}
        onPointerDown={evento => pegar(qual, evento)}
        onPointerMove={evento => arrastar(qual, evento)}
        onKeyDown={evento => teclar(qual, evento)}
      />
    );
  });
}
