import {bifurcar} from './fork';
import type {LimitesTarefa} from './limits';

/** What the process answers. `origem` says where in the program it failed. */
export type RespostaTarefa<Resultado> = {tipo: 'feita'; resultado: Resultado} | {tipo: 'falhou'; origem: string};

/** The task did not come to its end: the file was more than the limits allow, or cannot be worked with. */
export class TarefaInterrompida extends Error {
  constructor(motivo: string) {
    super(`the task was not done: ${motivo}`);
    this.name = 'TarefaInterrompida';
  }
}

/**
 * Does one thing with a hostile file in a fresh process, which is gone afterwards: `entrada` is its program, `pedido`
 * what it is told. Rejects with TarefaInterrompida, with an AbortError by `sinal`, or with what kept it from starting.
 */
export function emProcesso<Resultado>(
  entrada: string,
  pedido: unknown,
  {limites, sinal}: {limites: LimitesTarefa; sinal?: AbortSignal},
): Promise<Resultado> {
  return new Promise((resolve, reject) => {
    const processo = bifurcar(entrada, limites, {killSignal: 'SIGKILL', ...(sinal ? {signal: sinal} : {})});
    // Not the system's own: of a process that never came up it would run on.
    const prazo = setTimeout(() => processo.kill('SIGKILL'), limites.tempo);
    const acabar = (erro: Error) => {
      clearTimeout(prazo);
      reject(erro);
    };
    processo.on('error', erro => {
      // What was not told its task would wait for it until its time is up.
      processo.kill('SIGKILL');
      acabar(erro);
    });
    processo.once('exit', (codigo, morto) => acabar(new TarefaInterrompida(morto ?? `exit ${codigo}`)));
    processo.once('message', (resposta: RespostaTarefa<Resultado>) => {
      if (resposta.tipo === 'feita') resolve(resposta.resultado);
      else reject(new TarefaInterrompida(resposta.origem));
      processo.kill('SIGKILL');
    });
    processo.send(pedido as object, () => undefined);
  });
}
