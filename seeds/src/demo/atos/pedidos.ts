import {sql} from '@clube/backend';
import type {Aleatorio} from '../../aleatorio';
import {aceita, como} from '../mundo';
import type {Passeio} from '../plano/passeios';
import {instante} from '../tempo';
import {acompanhar} from './entregas';
import {escolherPedido} from './escolha';
import {atorDe, marcar, membroDe, type Programa} from './programa';

const LOJA = '/loja';

/** Plans the evenings on which painters look through the prizes. */
export function planejarPedidos(programa: Programa, passeios: readonly Passeio[]): void {
  passeios.forEach((passeio, i) => {
    const random = programa.random.fork(`passeio/${i}`);
    const momento = instante(passeio.dia, random.float(23 * 60, 23.9 * 60));
    const fazer = async () => {
      await pedir(programa, passeio, momento, random);
    };
    marcar(programa, passeio.pintor, {dia: passeio.dia, turno: 'pintores', momento, fazer});
  });
}

/** Asks for a prize that the balance can pay, if there is one. Answers whether there was. */
async function pedir(programa: Programa, passeio: Passeio, momento: Date, random: Aleatorio): Promise<boolean> {
  const {mundo, catalogo} = programa;
  const {id} = membroDe(programa, passeio.pintor);
  const conta = await mundo.db.one(sql<{saldo: number}>`SELECT saldo FROM conta WHERE pintor_id = ${id}`);
  const pedido = escolherPedido(passeio, catalogo.premios, conta?.saldo ?? 0, random);
  if (!pedido) return false;
  const {resgate} = await como(
    momento,
    atorDe(programa, passeio.pintor),
    () => aceita<{resgate: {id: number}}>(mundo.resgatar.resgatar(id, pedido)),
    LOJA,
  );
  acompanhar(programa, passeio.pintor, {id: resgate.id, dia: passeio.dia}, random.fork('entrega'));
  return true;
}

/** Shops until nothing more can be paid. */
export async function gastarTudo(programa: Programa, passeio: Passeio, random: Aleatorio): Promise<void> {
  for (let i = 0; i < 12; i++) {
    const momento = instante(passeio.dia, 23 * 60 + i);
    if (!(await pedir(programa, passeio, momento, random.fork(i)))) return;
  }
}
