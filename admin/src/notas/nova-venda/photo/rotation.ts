import type {LugarLido} from '@clube/domain';
import type {NotaLida} from '../reading/types';
import {pageKey} from './pages.ts';

/** So much of what was read on a page has to run one way. */
const ACORDO = 0.7;

function lugaresDe({campos, itens}: Pick<NotaLida, 'campos' | 'itens'>): LugarLido[] {
  const lidos = [...Object.values(campos), ...itens];
  return lidos.flatMap(({lugar}) => lugar ?? []);
}

/**
 * How the pages have to be turned for their print to stand upright, by page, in degrees: 90, 180 or 270. It shows in
 * the way along which the lines were read; a page whose lines do not agree stays as it is.
 */
export function pageRotations(lida: Pick<NotaLida, 'campos' | 'itens'>): Record<string, number> {
  const somas = new Map<string, {x: number; y: number; comprimento: number}>();
  for (const {arquivo, pagina, cantos} of lugaresDe(lida)) {
    const [[x, y], [x2, y2]] = cantos;
    const chave = pageKey(arquivo, pagina);
    const soma = somas.get(chave) ?? {x: 0, y: 0, comprimento: 0};
    somas.set(chave, {
      x: soma.x + x2 - x,
      y: soma.y + y2 - y,
      comprimento: soma.comprimento + Math.hypot(x2 - x, y2 - y),
    });
  }
  const giros = [...somas].map(([chave, {x, y, comprimento}]) => {
    const quartos = Math.hypot(x, y) < ACORDO * comprimento ? 0 : Math.round(Math.atan2(y, x) / (Math.PI / 2));
    return [chave, ((4 - quartos) % 4) * 90] as const;
  });
  return Object.fromEntries(giros.filter(([, giro]) => giro !== 0));
}
