import {join} from 'node:path';
import type {Application} from '@loopback/core';
import type {FileAccessRules} from '../../kernel/files/access';
import {Kernel} from '../../kernel/keys';
import type {Modulo} from '../../kernel/module';
import {AnaliseController} from './analise/analise.controller';
import {AnaliseService} from './analise/analise.service';
import {assinarArquivos} from './assinar';
import {ConferirService} from './leitura/conferir.service';
import {ConsultaService} from './listas/consulta.service';
import {DesfazerService} from './venda/desfazer.service';
import {EnviarService} from './envio/enviar.service';
import {LEITOR} from './leitura/leitor';
import {LeituraController} from './leitura/leitura.controller';
import {LeituraService} from './leitura/leitura.service';
import {COM_ARQUIVO} from './listas/notas.lists';
import {NotasController} from './notas.controller';
import type {CasamentoService, RevendasService} from '../revendas';
import {PaginasService} from './partes/paginas.service';
import {PartesController} from './partes/partes.controller';
import {PartesService} from './partes/partes.service';
import {PontuarService} from './venda/pontuar.service';
import {ProcessarController} from './venda/processar.controller';
import {ReprovarService} from './venda/reprovar.service';
import {definirTarefas} from './tarefas';

export {ConsultaService, DesfazerService, EnviarService, PontuarService, ReprovarService};
export type {VendaEnviada} from './venda/venda';

/** Receipts: sent by painters, processed by staff, turned into sales. */
export class NotasModulo implements Modulo {
  controllers = [NotasController, LeituraController, AnaliseController, PartesController, ProcessarController];
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
    const [urls, letters, config] = [
      await app.get(Kernel.SIGNED_URLS),
      await app.get(Kernel.LETTERS),
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
    if (!app.isBound(LEITOR)) app.bind(LEITOR).toAlias('services.LeitorService');
    definirTarefas({
      db,
      storage,
      jobs,
      letters,
      log: await app.get(Kernel.LOG),
      tempDir: join(config.dataDir, 'tmp'),
      leitor: () => app.get(LEITOR),
      casamento: await app.get<CasamentoService>('services.CasamentoService'),
      revendas: await app.get<RevendasService>('services.RevendasService'),
      leituras: config.leituraProcessos,
    });
  }
}
