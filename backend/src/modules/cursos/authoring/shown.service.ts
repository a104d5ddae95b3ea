import {BindingScope, inject, injectable} from '@loopback/core';
import type {TypesOf} from '../../../kernel/entities/entity';
import {Kernel} from '../../../kernel/keys';
import type {SignedUrls} from '../../../kernel/security/signed-urls';
import {addressOf, shownMaterial, type AulaContent, type MaterialRow, type ModuloContent} from '../content';
import type {Curso} from '../entities';
import type {CursoFigures} from './figures';

interface Kept {
  row: TypesOf<typeof Curso>['row'];
  video: string | null;
  content: ModuloContent[];
  figures: CursoFigures;
}

/** A course for staff: with right answers and figures, its files by addresses signed for the session. */
@injectable({scope: BindingScope.SINGLETON})
export class ShownCursoService {
  constructor(@inject(Kernel.SIGNED_URLS) private readonly urls: SignedUrls) {}

  private sign = (path: string) => this.urls.sign(path);
  private signed = (caminho: string | null) => (caminho === null ? null : this.sign(`/arquivos/${caminho}`));

  ofStaff({row, video, content, figures}: Kept) {
    return {
      ...row,
      linkVideo: this.signed(video),
      inscritos: figures.inscritos,
      concluidos: figures.concluidos,
      andamento: figures.andamento,
      Modulos: content.map(({aulas, ...modulo}) => ({
        ...modulo,
        Aulas: aulas.map(aula => this.aula(aula, figures)),
      })),
    };
  }

  aula(
    {moduloId: _, video, capa, legenda, criadoEm, materiais, avaliacao, ...aula}: AulaContent,
    figures: CursoFigures,
  ) {
    return {
      ...aula,
      criadoEm: criadoEm.toISOString(),
      linkVideo: this.signed(video),
      linkCapa: addressOf(capa),
      legenda: this.signed(legenda),
      Materiais: materiais.map(material => this.material(material)),
      Avaliacoes: avaliacao
        ? [{id: avaliacao.id, nome: avaliacao.nome, descricao: avaliacao.descricao, perguntas: avaliacao.perguntas}]
        : [],
      ...(figures.aulas.get(aula.id) ?? {concluidaPor: 0, paramAqui: 0}),
    };
  }

  material(row: MaterialRow) {
    return shownMaterial(row, this.sign);
  }
}
