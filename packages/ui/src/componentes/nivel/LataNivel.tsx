import {useId} from 'react';
import estilos from './LataNivel.module.css';

const CORES: Record<string, string> = {
  bronze: '#b9733f',
  prata: '#9aa7bf',
  ouro: '#f5b82e',
  diamante: '#5fb3d9',
  platina: '#7f8ea8',
};

interface Props {
  /** The level's name; an unknown one is painted in the action colour. */
  nivel?: string | undefined;
  /** How full, from 0 to 1: the share of the next level's requirements that are met. */
  cheio: number;
  tamanho?: number;
}

/** The painter's level as a can that fills. Decoration: the words beside it say the same. */
export function LataNivel({nivel, cheio, tamanho = 56}: Props) {
  const recorte = useId();
  const cor = CORES[nivel?.toLowerCase().trim() ?? ''] ?? 'var(--anil)';
  const altura = Math.min(1, Math.max(0, cheio));
  return (
    <svg width={tamanho} height={tamanho * (58 / 52)} viewBox="0 0 52 58" aria-hidden style={{flex: 'none'}}>
      <clipPath id={recorte}>
        <path d="M6.2 18h39.600l-2.8 34a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3z" />
      </clipPath>
      <path d="M8 16c0-16 36-16 36 0" fill="none" stroke="var(--tinta-2)" strokeWidth="2" />
      <path
        d="M5 16h42l-3 36a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4z"
        fill="var(--areia)"
        stroke="var(--traco)"
        strokeWidth="2"
      />
      <g clipPath={`url(#${recorte})`}>
        <path
          className={estilos.tinta}
          style={{transform: `translateY(${(1 - altura) * 36}px)`}}
          d="M0 20c7-4 12 3 19 0s12-3 18.6 0 10-2 15 0v60H0z"
          fill={cor}
        />
      </g>
      <rect x="4" y="13" width="44" height="6" rx="2" fill="var(--traco)" />
    </svg>
  );
}
