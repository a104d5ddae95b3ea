import {como} from '../mundo';
import type {CodigoSozinho} from '../plano/codigos';
import {instante} from '../tempo';
import {atorDe, marcar, membroDe, type Programa} from './programa';

/** Plans the codes that are typed by themselves, in the evening. */
export function planejarUsoDeCodigos(programa: Programa, usos: readonly CodigoSozinho[]): void {
  for (const {pintor, codigo, dia} of usos) {
    const {codigo: texto, treinamento} = codigo;
    const momento = instante(dia, programa.random.fork(texto).float(23.1 * 60, 23.7 * 60));
    const fazer = async () => {
      const {id} = membroDe(programa, pintor);
      const usar = () => programa.mundo.pontos.usarCodigo(id, texto, {treinamento});
      await como(momento, atorDe(programa, pintor), usar, treinamento ? '/treinamentos' : '/enviar-nf');
    };
    marcar(programa, pintor, {dia, turno: 'pintores', momento, fazer});
  }
}
