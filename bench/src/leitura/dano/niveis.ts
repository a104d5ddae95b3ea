import type {Aleatorio} from '@clube/seeds/desenho';
import type {Tomada} from './camera';
import type {Posicao} from './posicao';

/**
 * Grades of damage to a photo, from a copy stand to a pocket: 0 clean, 1 tilt and shadow, 2 perspective, noise, turned, 3 blur, low light, JPEG, 4 crumpled, glare or cut.
 */
export const NIVEIS = [0, 1, 2, 3, 4] as const;
export type Nivel = (typeof NIVEIS)[number];

export interface Condicoes {
  tomada: Omit<Tomada, 'largura' | 'altura' | 'reflexo'>;
  posicao: Pick<Posicao, 'angulo' | 'inclinacao'>;
  /** Share of the frame that the paper fills. */
  ocupacao: number;
  /** Turn of the whole picture, degrees clockwise. */
  giro: 0 | 90 | 180 | 270;
  /** Whether the file says how to turn it back (EXIF). */
  giroAnotado: boolean;
  /** Sigma in pixels; 0 for none. */
  desfoque: number;
  /** Of the JPEG, 1 to 100. */
  qualidade: number;
  /** Greyness of the print, 0 (black) to 255. */
  tinta: number;
  /** What happens to the code, at the last grade only. */
  acidente?: 'reflexo' | 'corte';
}

const sinal = (random: Aleatorio) => (random.chance(0.5) ? 1 : -1);

/** Draws how a picture of a grade is taken. */
export function criarCondicoes(nivel: Nivel, random: Aleatorio): Condicoes {
  const calma = {ganho: 1, gradiente: 0.12, sombra: 0, onda: 0, amasso: 0, ruido: 4};
  const base: Condicoes = {
    tomada: calma,
    posicao: {angulo: random.float(-1, 1), inclinacao: [0, 0]},
    ocupacao: random.float(0.92, 0.97),
    giro: 0,
    giroAnotado: false,
    desfoque: 0,
    qualidade: random.int(82, 90),
    tinta: random.int(20, 50),
  };
  const angulo = random.float(1.5, 6) * sinal(random);
  switch (nivel) {
    case 0:
      return base;
    case 1:
      return {
        ...base,
        posicao: {angulo, inclinacao: [random.float(-0.02, 0.02), random.float(-0.03, 0.03)]},
        tomada: {...calma, gradiente: 0.35, sombra: random.float(0.25, 0.5), onda: random.float(0, 0.004), ruido: 7},
        ocupacao: random.float(0.85, 0.94),
        ...(random.chance(0.3) ? {giro: random.pick([90, 270] as const), giroAnotado: true} : {}),
        qualidade: random.int(74, 84),
      };
    case 2:
      return {
        ...base,
        posicao: {
          angulo: angulo * 1.6,
          inclinacao: [random.float(0.04, 0.1) * sinal(random), random.float(0.05, 0.14) * sinal(random)],
        },
        tomada: {...calma, gradiente: 0.4, sombra: random.float(0, 0.35), onda: random.float(0.001, 0.006), ruido: 16},
        ocupacao: random.float(0.82, 0.92),
        giro: random.pick([90, 180, 270, 90, 0] as const),
        qualidade: random.int(70, 80),
      };
    case 3:
      return {
        ...base,
        posicao: {angulo: angulo * 0.7, inclinacao: [random.float(-0.03, 0.03), random.float(-0.05, 0.05)]},
        tomada: {
          ...calma,
          ganho: random.float(0.38, 0.6),
          gradiente: 0.4,
          sombra: random.float(0, 0.3),
          onda: 0.002,
          ruido: 12,
        },
        ocupacao: random.float(0.86, 0.94),
        desfoque: random.float(0.7, 1.15),
        qualidade: random.int(45, 62),
        tinta: random.int(40, 75),
      };
    case 4:
      return {
        ...base,
        posicao: {angulo, inclinacao: [random.float(-0.05, 0.05), random.float(-0.06, 0.06)]},
        tomada: {
          ...calma,
          gradiente: 0.35,
          sombra: random.float(0, 0.4),
          onda: random.float(0.004, 0.012),
          amasso: random.float(0.3, 0.8),
          ruido: 8,
        },
        ocupacao: random.float(0.85, 0.93),
        qualidade: random.int(70, 82),
        tinta: random.int(30, 60),
        ...(random.chance(0.6) ? {acidente: random.pick(['reflexo', 'corte'] as const)} : {}),
      };
  }
}
