import {sql, type Ator} from '@clube/backend';
import {somarDias, type DataCivil} from '@clube/domain';
import type {Pintor} from '../../catalogo';
import {aceita, como} from '../mundo';
import {instante} from '../tempo';
import {gastarTudo} from './pedidos';
import {marcar, membroDe, type Programa} from './programa';

/** Days before today: the evening of spending, the morning of the cancellation. */
const GASTOU = 24;
const CANCELADA = 20;

/** Plans the spending, and the cancellation of the largest sale by staff. */
export function planejarDivida(programa: Programa, pintor: Pintor, hoje: DataCivil): void {
  const {mundo, equipe, random} = programa;
  const gasto = somarDias(hoje, -GASTOU);
  marcar(programa, pintor, {
    dia: gasto,
    turno: 'pintores',
    momento: instante(gasto, 23 * 60),
    fazer: () => gastarTudo(programa, {pintor, dia: gasto}, random.fork('gasto')),
  });
  const cancelada = somarDias(hoje, -CANCELADA);
  const momento = instante(cancelada, 600);
  const fazer = async () => {
    const venda = await mundo.db.one(
      sql<{nota_id: number}>`
        SELECT nota_id FROM venda WHERE pintor_id = ${membroDe(programa, pintor).id} AND estado = 'pontuada' ORDER BY total_pontos DESC, id LIMIT 1`,
    );
    if (venda) await como(momento, equipe.smart as Ator, () => aceita(mundo.desfazer.cancelar(venda.nota_id)));
  };
  marcar(programa, pintor, {dia: cancelada, turno: 'equipe', momento, fazer});
}
