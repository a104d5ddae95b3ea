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
import {CotasService} from './envio/cotas.service';
import {ENVIAR_NOTAS, EnviarService} from './envio/enviar.service';
import {EvidenciaService} from './evidencia/evidencia.service';
import {LEITOR} from './leitura/leitor';
import {LeitorService} from './leitura/leitor.service';
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
import {NOTAS} from './metricas';
import {definirTarefas} from './tarefas';
import {quemLe} from './vista/quem-le';
import {Vistas} from './vista/vistas';

export {DesfazerService, EnviarService, EvidenciaService, PontuarService, ReprovarService};
export type {VendaEnviada} from './venda/venda';

/** Receipts: sent by painters, processed by staff, turned into sales. */
export class NotasModulo implements Modulo {
  controllers = [NotasController, LeituraController, AnaliseController, PartesController, ProcessarController];
  services = [
    EnviarService,
    CotasService,
    PontuarService,
    DesfazerService,
    ReprovarService,
    ConsultaService,
    EvidenciaService,
    LeitorService,
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

    (await app.get(Kernel.METRICS)).add(NOTAS);
    if (!app.isBound(LEITOR)) app.bind(LEITOR).toAlias('services.LeitorService');
    const leitor = () => app.get(LEITOR);
    const vistas = new Vistas({db, storage, tempDir: join(config.dataDir, 'tmp'), leitor});
    rules.register('notas', quemLe(db), caminho => vistas.servida(caminho));
    const cotas = await app.get<CotasService>('services.CotasService');
    (await app.get(Kernel.UPLOADS)).register(ENVIAR_NOTAS, bytes => cotas.admitir(bytes));
    for (const list of COM_ARQUIVO) list.map = <T extends {arquivoUrl?: unknown}>(row: T) => assinarArquivos(urls, row);
    definirTarefas({
      db,
      storage,
      jobs,
      letters,
      log: await app.get(Kernel.LOG),
      leitor,
      vistas,
      casamento: await app.get<CasamentoService>('services.CasamentoService'),
      revendas: await app.get<RevendasService>('services.RevendasService'),
      leituras: config.leituraProcessos,
    });
  }
}
