import {join} from 'node:path';
import type {Application} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import type {Module} from '../../kernel/module';
import {AnalysisController} from './analysis/analysis.controller';
import {AnalysisService} from './analysis/analysis.service';
import {CorrectionsController} from './corrections/corrections.controller';
import {BulkCorrectionsService} from './corrections/bulk-corrections.service';
import {CorrectionsService} from './corrections/corrections.service';
import {signFiles} from './files/sign-files';
import {JointController} from './joint/joint.controller';
import {JointScoringService} from './joint/joint-scoring.service';
import {SheetService} from './joint/sheet.service';
import {KeyCheckService} from './reading/key-check.service';
import {NotaTimelineService} from './lists/timeline.service';
import {NotaUndoService} from './venda/undo.service';
import {QuotasService} from './sending/quotas.service';
import {SEND_NOTAS, NotaSendingService} from './sending/sending.service';
import {EvidenceService} from './files/evidence.service';
import {NOTA_READER} from './reading/reader';
import {ReaderService} from './reading/reader.service';
import {ReadingsController} from './reading/readings.controller';
import {ReadingsService} from './reading/readings.service';
import {WITH_FILES} from './lists/notas.lists';
import {NotasController} from './notas.controller';
import type {ProdutoMatchingService, RevendasService} from '../revendas';
import {PageCountService} from './parts/page-count.service';
import {PartsController} from './parts/parts.controller';
import {PartsService} from './parts/parts.service';
import {NotaScoringService} from './venda/scoring.service';
import {SimulationController} from './simulation/simulation.controller';
import {SimulationService} from './simulation/simulation.service';
import {ProcessingController} from './venda/processing.controller';
import {NotaRejectionService} from './venda/rejection.service';
import {vendasImport} from './import/vendas.import';
import {VendasImportController} from './import/vendas-import.controller';
import {VendasImportService} from './import/vendas-import.service';
import {UndoVendasService} from './import/undo-vendas.service';
import {NOTA_METRICS} from './metrics';
import {defineJobs} from './jobs';
import {notaFileAccess} from './files/file-access';
import {Previews} from './files/previews';
import {NOTAS_PERSONAL_DATA} from './personal-data';

export {pendingNotas} from './lists/notas.lists';
export {NotaUndoService, NotaSendingService, EvidenceService, NotaScoringService, NotaRejectionService};
export type {SentVenda} from './venda/venda';

/** Receipts: sent by painters, processed by staff, turned into sales. */
export class NotasModule implements Module {
  personal = NOTAS_PERSONAL_DATA;
  controllers = [
    NotasController,
    ReadingsController,
    AnalysisController,
    PartsController,
    ProcessingController,
    JointController,
    SimulationController,
    CorrectionsController,
    VendasImportController,
  ];
  imports = [vendasImport];
  services = [
    NotaSendingService,
    QuotasService,
    NotaScoringService,
    NotaUndoService,
    NotaRejectionService,
    SheetService,
    JointScoringService,
    NotaTimelineService,
    SimulationService,
    EvidenceService,
    ReaderService,
    ReadingsService,
    KeyCheckService,
    AnalysisService,
    PageCountService,
    PartsService,
    CorrectionsService,
    BulkCorrectionsService,
    UndoVendasService,
    VendasImportService,
  ];

  async init(app: Application): Promise<void> {
    const corrections = await app.get<CorrectionsService>('services.CorrectionsService');
    (await app.get(Kernel.APPROVALS)).define(corrections.approval);
    // Instantiates the service, so that every process registers its batch job.
    await app.get('services.BulkCorrectionsService');
    const [db, storage, jobs] = [await app.get(Kernel.DB), await app.get(Kernel.STORAGE), await app.get(Kernel.JOBS)];
    const [urls, notices, events, config] = [
      await app.get(Kernel.SIGNED_URLS),
      await app.get(Kernel.NOTICES),
      await app.get(Kernel.EVENTS),
      await app.get(Kernel.CONFIG),
    ];
    const rules = await app.get(Kernel.FILE_RULES);

    const vendas = await app.get<VendasImportService>('services.VendasImportService');
    (await app.get(Kernel.APPROVALS)).define(vendas.approval);
    (await app.get(Kernel.IMPORTS)).writeGroupsBy(
      vendasImport,
      group => vendas.write(group),
      await app.get<UndoVendasService>('services.UndoVendasService'),
    );
    (await app.get(Kernel.METRICS)).add(NOTA_METRICS);
    if (!app.isBound(NOTA_READER)) app.bind(NOTA_READER).toAlias('services.ReaderService');
    const reader = () => app.get(NOTA_READER);
    const previews = new Previews({db, storage, tempDir: join(config.dataDir, 'tmp'), reader});
    rules.register('notas', notaFileAccess(db), {instead: path => previews.served(path)});
    const rejections = await app.get<NotaRejectionService>('services.NotaRejectionService');
    (await app.get(Kernel.PERSONAL_DATA)).beforeErasure(pintorId => rejections.closeAllOf(pintorId));
    const quotas = await app.get<QuotasService>('services.QuotasService');
    (await app.get(Kernel.UPLOAD_GATE)).register(SEND_NOTAS, bytes => quotas.admit(bytes));
    for (const list of WITH_FILES) list.map = <T extends {arquivoUrl?: unknown}>(row: T) => signFiles(urls, row);
    defineJobs({
      db,
      storage,
      jobs,
      notices,
      events,
      log: await app.get(Kernel.LOG),
      reader,
      previews,
      matching: await app.get<ProdutoMatchingService>('services.ProdutoMatchingService'),
      revendas: await app.get<RevendasService>('services.RevendasService'),
      readings: config.leituraProcessos,
    });
  }
}
