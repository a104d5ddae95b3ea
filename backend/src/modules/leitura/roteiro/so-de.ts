import type {LugarLido} from '@clube/domain';
import {centroDe, dentro} from '../documento/recorte';
import type {Indicio, Indicios} from '../documento/tipos';

/** What codes say of the receipt that lies in these places: another's that were seen in the same files are left out. */
export function soDe(lugares: readonly LugarLido[], indicios: Indicios): Indicios {
  const daqui = ({lugar}: Indicio<unknown>) =>
    !lugar ||
    lugares.some(
      ({arquivo, pagina, cantos}) =>
        arquivo === lugar.arquivo && pagina === lugar.pagina && dentro(cantos, centroDe(lugar.cantos)),
    );
  const filtrados = Object.entries(indicios).flatMap(([nome, lidos]) => {
    if (nome === 'itens' || !Array.isArray(lidos)) return [[nome, lidos] as const];
    const seus = (lidos as Indicio<unknown>[]).filter(daqui);
    return seus.length > 0 ? [[nome, seus] as const] : [];
  });
  return Object.fromEntries(filtrados);
}
