import type {Application} from '@loopback/core';
import type {Actor} from '../../kernel/context';
import {fileOf} from '../../kernel/images/rows';
import {Kernel} from '../../kernel/keys';
import type {Module} from '../../kernel/module';
import {mayReadFile, mayReadPaper} from './access';
import {AulasController} from './authoring/aulas.controller';
import {AulasService} from './authoring/aulas.service';
import {AvaliacoesAulaService} from './authoring/avaliacoes.service';
import {CursoCopyService} from './authoring/copy.service';
import {CursosController} from './authoring/cursos.controller';
import {CursosService} from './authoring/cursos.service';
import {MateriaisService} from './authoring/materiais.service';
import {ModulosService} from './authoring/modulos.service';
import {NumerosService} from './authoring/numeros.service';
import {ReceivedService} from './authoring/received.service';
import {ShownCursoService} from './authoring/shown.service';
import {CertificadoController} from './certificado/certificado.controller';
import {CertificadosService} from './certificado/certificados.service';
import {CertificadoPdfService} from './certificado/certificado-pdf.service';
import {Aula, Curso, Modulo} from './entities';
import {CERTIFICADOS, PDF, VTT, aulaCapa, cursoCapa, cursoVideo, materialPicture} from './files';
import {CatalogueService} from './learning/catalogue.service';
import {CompletionService} from './learning/completion.service';
import {InscricoesController} from './inscricoes/inscricoes.controller';
import {LearningController} from './learning/learning.controller';
import {LessonsService} from './learning/lessons.service';
import {CursoSearchService} from './learning/search.service';
import {CURSOS_PERSONAL_DATA} from './personal-data';

export {CursosService} from './authoring/cursos.service';
export {ModulosService} from './authoring/modulos.service';
export {AulasService} from './authoring/aulas.service';
export {AvaliacoesAulaService} from './authoring/avaliacoes.service';
export {MateriaisService} from './authoring/materiais.service';
export {ReceivedService} from './authoring/received.service';
export {CatalogueService} from './learning/catalogue.service';
export {LessonsService} from './learning/lessons.service';

/** Courses: staff create them, painters take them and get certificates. */
export class CursosModule implements Module {
  personal = CURSOS_PERSONAL_DATA;
  entities = [Curso, Modulo, Aula];
  controllers = [CursosController, AulasController, LearningController, InscricoesController, CertificadoController];
  services = [
    ReceivedService,
    ShownCursoService,
    CursosService,
    CursoCopyService,
    NumerosService,
    ModulosService,
    AulasService,
    AvaliacoesAulaService,
    MateriaisService,
    CatalogueService,
    CursoSearchService,
    LessonsService,
    CompletionService,
    CertificadosService,
    CertificadoPdfService,
  ];

  async init(app: Application): Promise<void> {
    const db = await app.get(Kernel.DB);
    const pictures = await app.get(Kernel.PICTURES);
    pictures.register(cursoCapa);
    pictures.register(aulaCapa);
    pictures.register(materialPicture, (id, actor) => mayReadFile(db, id, actor));
    (await app.get(Kernel.RESUMABLE_UPLOADS)).define(cursoVideo);
    const rules = await app.get(Kernel.FILE_RULES);
    const byFile = (may: typeof mayReadFile) => async (path: string, actor: Actor) => {
      const id = await fileOf(db, path);
      return id !== undefined && may(db, id, actor);
    };
    for (const {folder} of [cursoVideo, PDF, VTT]) rules.register(folder, byFile(mayReadFile));
    rules.register(CERTIFICADOS, byFile(mayReadPaper));
  }
}
