import {useId} from 'react';
import styles from './NivelCan.module.css';

const COLORS: Record<string, string> = {
  bronze: '#b9733f',
  prata: '#9aa7bf',
  ouro: '#f5b82e',
  diamante: '#5fb3d9',
  platina: '#7f8ea8',
};

interface Props {
  /** The level's name; an unknown one has the action colour. */
  nivel?: string | undefined;
  /** Fill level from 0 to 1: the share of the next level's requirements that are met. */
  fill: number;
  size?: number;
}

/** The painter's level as a paint can. Decorative, as the text next to it says the same. */
export function NivelCan({nivel, fill, size = 56}: Props) {
  const clipId = useId();
  const color = COLORS[nivel?.toLowerCase().trim() ?? ''] ?? 'var(--anil)';
  const height = Math.min(1, Math.max(0, fill));
  return (
    <svg width={size} height={size * (58 / 52)} viewBox="0 0 52 58" aria-hidden style={{flex: 'none'}}>
      <clipPath id={clipId}>
        <path d="M6.2 18h39.600l-2.8 34a3 3 0 0 1-3 3H12a3 3 0 0 1-3-3z" />
      </clipPath>
      <path d="M8 16c0-16 36-16 36 0" fill="none" stroke="var(--tinta-2)" strokeWidth="2" />
      <path
        d="M5 16h42l-3 36a4 4 0 0 1-4 4H12a4 4 0 0 1-4-4z"
        fill="var(--areia)"
        stroke="var(--traco)"
        strokeWidth="2"
      />
      <g clipPath={`url(#${clipId})`}>
        <path
          className={styles.paint}
          style={{transform: `translateY(${(1 - height) * 36}px)`}}
          d="M0 20c7-4 12 3 19 0s12-3 18.6 0 10-2 15 0v60H0z"
          fill={color}
        />
      </g>
      <rect x="4" y="13" width="44" height="6" rx="2" fill="var(--traco)" />
    </svg>
  );
}
