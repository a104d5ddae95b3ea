import type {Delayed, Letters} from '../../kernel/mail/letters';
import {AVISAR_PONTUACAO, avisoDePontuacao} from './venda/avisos';
import {NOTA_CHEGOU} from './envio/chegada';
import {LIMPAR_CONSUMO, limparConsumo} from './envio/consumo';
import {ARRUMAR_LEITURAS, arrumarLeituras} from './leitura/arrumacao';
import {TENTATIVAS_LEITURA, lerNota, type PartesDaLeitura} from './leitura/ler-nota.job';
import {LER_NOTA, type TarefaLeitura} from './leitura/pedido';
import type {Vistas} from './vista/vistas';

/** Longer than a reading may ever take: the reader's own limits end it before. */
const EXPIRA_S = 600;

interface PartesDasTarefas extends PartesDaLeitura {
  letters: Letters;
  vistas: Vistas;
  /** How many receipts this copy of the server reads at the same time. */
  leituras: number;
}

/** What is done with receipts in the background. */
export function definirTarefas(partes: PartesDasTarefas): void {
  const {db, jobs, leitor, leituras, letters, vistas} = partes;
  jobs.define<{notaId: number}>({
    name: NOTA_CHEGOU,
    retryLimit: 2,
    batchSize: 1,
    run: ({notaId}) => vistas.preparar(notaId),
  });
  jobs.define<TarefaLeitura>({
    name: LER_NOTA,
    retryLimit: TENTATIVAS_LEITURA,
    batchSize: 1,
    concurrency: leituras,
    expireInSeconds: EXPIRA_S,
    heartbeatSeconds: 30,
    run: tarefa => lerNota(partes, tarefa),
    onStop: async () => (await leitor()).stop?.(),
  });
  jobs.define<{inicio?: boolean}>({
    name: ARRUMAR_LEITURAS,
    cron: '*/5 * * * *',
    onStart: {inicio: true},
    run: ({inicio = false}) => arrumarLeituras(db, jobs, {inicio}),
  });
  jobs.define({name: LIMPAR_CONSUMO, cron: '50 2 * * *', run: () => limparConsumo(db)});
  jobs.define<Delayed & {vendaId: number}>({
    name: AVISAR_PONTUACAO,
    run: async data => {
      const mensagem = await avisoDePontuacao(db, data.vendaId);
      if (mensagem) await letters.send(mensagem, {name: AVISAR_PONTUACAO, data});
    },
  });
}
