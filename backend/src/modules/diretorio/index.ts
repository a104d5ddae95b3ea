import type {Application} from '@loopback/core';
import {Kernel} from '../../kernel/keys';
import type {Module} from '../../kernel/module';
import {AvaliacoesPintorController, DirectoryBonusService, RatingLinksService, initAvaliacoes} from './avaliacoes';
import {categorias} from './categorias/categoria';
import {CategoriasController} from './categorias/categorias.controller';
import {GaleriaController, GaleriaService, initGaleria} from './galeria';
import {DenunciasService, ModeracaoController, ModeracaoService, initModeracao} from './moderacao';
import {DirectorySearchService, PainterPageService, initPaginas} from './paginas';
import {EstimateService, PedidosOrcamentoController, PedidosOrcamentoService, initPedidos} from './pedidos';
import {DIRETORIO_PERSONAL_DATA} from './personal-data';

export {DirectoryBonusService, RatingLinksService} from './avaliacoes';
export {moderacao} from './moderacao/moderacao.list';
export {GaleriaService} from './galeria';
export {ModeracaoService} from './moderacao';
export {EstimateService, PedidosOrcamentoService} from './pedidos';

/** Ache Seu Pintor: the public directory in which customers find painters. */
export class DiretorioModule implements Module {
  personal = DIRETORIO_PERSONAL_DATA;
  registrations = [categorias];
  controllers = [
    CategoriasController,
    GaleriaController,
    AvaliacoesPintorController,
    ModeracaoController,
    PedidosOrcamentoController,
  ];
  services = [
    GaleriaService,
    DirectoryBonusService,
    RatingLinksService,
    DirectorySearchService,
    PainterPageService,
    ModeracaoService,
    DenunciasService,
    EstimateService,
    PedidosOrcamentoService,
  ];

  async init(app: Application): Promise<void> {
    await initGaleria(app);
    await initAvaliacoes(app);
    await initPedidos(app);
    await initPaginas(app);
    await initModeracao(app);
    const bonus = await app.get<DirectoryBonusService>('services.DirectoryBonusService');
    (await app.get(Kernel.JOBS)).define({name: 'diretorio.bonus', cron: '50 3 * * *', run: () => bonus.settleAll()});
  }
}
