import {join} from 'node:path';
import type {Application} from '@loopback/core';
import type {FileAccessRules} from '../../kernel/files/access';
import {Kernel} from '../../kernel/keys';
import type {Modulo} from '../../kernel/module';
import {AnaliseController} from './analise.controller';
import {AnaliseService} from './analise.service';
import {AVISAR_PONTUACAO, avisoDePontuacao} from './avisos';
import {NOTA_CHEGOU, prepararNota} from './chegada';
import {assinarArquivos} from './assinar';
import {ConferirService} from './conferir.service';
import {ConsultaService} from './consulta.service';
import {DesfazerService} from './desfazer.service';
import {EnviarService} from './enviar.service';
import {LEITOR} from './leitor';
import {ARRUMAR_LEITURAS, arrumarLeituras} from './leitura.arrumacao';
import {LeituraController} from './leitura.controller';
import {TENTATIVAS_LEITURA, lerNota} from './leitura.job';
import {LER_NOTA, type TarefaLeitura} from './leitura.pedido';
import {LeituraService} from './leitura.service';
import {COM_ARQUIVO} from './notas.lists';
import {NotasController} from './notas.controller';
import type {CasamentoService} from '../revendas';
import {PaginasService} from './partes.paginas';
import {PartesService} from './partes.service';
import {PontuarService} from './pontuar.service';
import {ProcessarController} from './processar.controller';
import {ReprovarService} from './reprovar.service';

export {ConsultaService, DesfazerService, EnviarService, PontuarService, ReprovarService};
export type {VendaEnviada} from './venda';

/** Longer than a reading may ever take: the reader's own limits end it before. */
const EXPIRA_S = 600;

/** Receipts: sent by painters, processed by staff, turned into sales. */
export class NotasModulo implements Modulo {
  controllers = [NotasController, LeituraController, AnaliseController, ProcessarController];
  services = [
    EnviarService,
    PontuarService,
    DesfazerService,
    ReprovarService,
    ConsultaService,
    LeituraService,
    ConferirService,
    AnaliseService,
    PaginasService,
    PartesService,
  ];

  async init(app: Application): Promise<void> {
    const [db, storage, jobs] = [await app.get(Kernel.DB), await app.get(Kernel.STORAGE), await app.get(Kernel.JOBS)];
    const [urls, mailer, config] = [
      await app.get(Kernel.SIGNED_URLS),
      await app.get(Kernel.MAILER),
      await app.get(Kernel.CONFIG),
    ];
    const rules = await app.get<FileAccessRules>('kernel.fileRules');

    rules.register('notas', async (caminho, ator) => {
      if (ator.tipo === 'painel') return true;
      const own = await db.one(
        `SELECT 1 FROM arquivo a JOIN nota_arquivo na ON na.arquivo_id = a.id JOIN nota n ON n.id = na.nota_id
          WHERE (a.caminho = $1 OR a.vista = $1) AND n.pintor_id = $2`,
        [caminho, ator.tipo === 'loja' ? ator.id : null],
      );
      return own !== undefined;
    });
    for (const list of COM_ARQUIVO) list.map = row => assinarArquivos(urls, row);
    const tempDir = join(config.dataDir, 'tmp');
    if (!app.isBound(LEITOR)) app.bind(LEITOR).toAlias('services.LeitorService');
    const partes = {
      db,
      storage,
      jobs,
      log: await app.get(Kernel.LOG),
      tempDir,
      leitor: () => app.get(LEITOR),
      casamento: await app.get<CasamentoService>('services.CasamentoService'),
    };
    jobs.define<{notaId: number}>({
      name: NOTA_CHEGOU,
      retryLimit: 2,
      batchSize: 1,
      run: ({notaId}) => prepararNota(partes, notaId),
    });
    jobs.define<TarefaLeitura>({
      name: LER_NOTA,
      retryLimit: TENTATIVAS_LEITURA,
      batchSize: 1,
      concurrency: config.leituraProcessos,
      expireInSeconds: EXPIRA_S,
      heartbeatSeconds: 30,
      run: tarefa => lerNota(partes, tarefa),
      onStop: async () => (await app.get(LEITOR)).stop?.(),
    });
    jobs.define<{inicio?: boolean}>({
      name: ARRUMAR_LEITURAS,
      cron: '*/5 * * * *',
      onStart: {inicio: true},
      run: ({inicio = false}) => arrumarLeituras(db, jobs, {inicio}),
    });
    jobs.define<{vendaId: number}>({
      name: AVISAR_PONTUACAO,
      run: async ({vendaId}) => {
        const mensagem = await avisoDePontuacao(db, vendaId);
        if (mensagem) await mailer.send(mensagem);
      },
    });
  }
}
