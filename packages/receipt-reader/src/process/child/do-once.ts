import {origemDe} from './origin';
import type {RespostaTarefa} from '../task';
import {vigiar} from './watch';

/** The life of a process that does one thing; `rssMaximo` in bytes. */
export function fazer<Pedido, Resultado>(trabalho: (pedido: Pedido) => Promise<Resultado>, rssMaximo: number): void {
  const responder = (resposta: RespostaTarefa<Resultado>) => process.send?.(resposta);
  vigiar(rssMaximo);
  process.on('disconnect', () => process.exit(0));
  process.once('message', (pedido: Pedido) => {
    trabalho(pedido).then(
      resultado => responder({tipo: 'feita', resultado}),
      (erro: unknown) => responder({tipo: 'falhou', origem: origemDe(erro)}),
    );
  });
}
